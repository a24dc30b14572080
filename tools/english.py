#!/usr/bin/env python3
"""usage: tools/english.py [COMMIT]

Looks for translated German in what was added since the commit (HEAD): comments of sources and
scripts, and documentation. Prints each find with better wording, as tools/english.txt has it; exits
with 1 only if one of them is never right.
"""

import pathlib
import re
import subprocess
import sys

PATTERNS = pathlib.Path(__file__).with_name("english.txt")
GERMAN = re.compile(r"\.de\.md$")
# The comment of a line by the kind of file; documentation counts as a whole.
COMMENTS = [
    (re.compile(r"\.(h|cpp|js)$"), re.compile(r"//(.*)")),
    (re.compile(r"(\.(sh|py|cmake)|CMakeLists\.txt|^run|^test|^\.ci/run)$"), re.compile(r"(?:^|\s)#(.*)")),
    (re.compile(r"\.sql$"), re.compile(r"--(.*)")),
    (re.compile(r"\.md$"), re.compile(r"(.*)")),
]


def patterns():
    for line in PATTERNS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            weight, pattern, better = line.split("\t")
            yield weight == "never", re.compile(pattern, re.IGNORECASE), better


def git(*arguments):
    return subprocess.run(
        ["git", *arguments], check=True, capture_output=True, encoding="utf-8", errors="replace"
    ).stdout


def added(commit):
    """File, line number and text of every added line, new files included."""
    name, number = None, 0
    for line in git("diff", "--no-ext-diff", "--no-color", "-M", "-U0", commit).split("\n"):
        if line.startswith("+++ "):
            name = line[6:] if line.startswith("+++ b/") else None
        elif line.startswith("@@"):
            number = int(re.search(r"\+(\d+)", line).group(1))
        elif line.startswith("+") and name:
            yield name, number, line[1:]
            number += 1
    for name in git("ls-files", "-z", "--others", "--exclude-standard").split("\0"):
        if name and any(kind.search(name) for kind, _ in COMMENTS):
            text = pathlib.Path(name).read_text(encoding="utf-8", errors="replace")
            for number, line in enumerate(text.splitlines(), 1):
                yield name, number, line


def prose(name, line):
    """What is English on that line; nothing if it is all code."""
    if GERMAN.search(name):
        return ""
    for kind, comment in COMMENTS:
        if kind.search(name):
            found = comment.search(line)
            return found.group(1) if found else ""
    return ""


def main():
    if len(sys.argv) > 2 or sys.argv[1:2] == ["--help"]:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    known = list(patterns())
    failed = False
    for name, number, line in added(sys.argv[1] if len(sys.argv) > 1 else "HEAD"):
        text = prose(name, line)
        for isNever, pattern, better in known:
            found = pattern.search(text)
            if found:
                failed = failed or isNever
                weight = "error" if isNever else "hint"
                print(f'{name}:{number}: {weight}: "{found.group(0)}": {better}')
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""usage: tools/tidy.py BUILD_FOLDER FILE…

Runs clang-tidy on sources with the compile commands of a build folder. The sources of a room are
read together, as in a unity build: most of the time goes into the headers that they share.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys

AT_A_TIME = 12
# Sources that are read together are headers to clang-tidy.
HEADERS = r"--header-filter=.*/(app|core|db|reports|scoring|tests)/.*\.(h|cpp)$"


def arguments_of(entry):
    """The compiler's arguments without the source and the object."""
    arguments = shlex.split(entry["command"])
    output = arguments.index("-o")
    del arguments[output : output + 2]
    return [argument for argument in arguments if argument not in ("-c", entry["file"])]


def groups(files, commands):
    """Lists of sources that are read together: tests one by one, as they name things alike."""
    rooms = collections.defaultdict(list)
    for file in files:
        apart = str(file) if "tests" in file.parts else ""
        rooms[(file.parent, tuple(arguments_of(commands[file])), apart)].append(file)
    for sources in rooms.values():
        for first in range(0, len(sources), AT_A_TIME):
            yield sources[first : first + AT_A_TIME]


def together(sources, commands, target):
    """A compile command for a source that includes the others.

    The static analyzer reads included sources only if the file that includes them is named so.
    """
    target.write_text(
        "".join(f'#include "{source}" // NOLINT(bugprone-suspicious-include)\n' for source in sources)
    )
    entry = commands[sources[0]]
    return {
        "directory": entry["directory"],
        "file": str(target),
        "arguments": arguments_of(entry) + ["-c", str(target)],
    }


def tidy(folder, file):
    run = subprocess.run(
        ["clang-tidy", "--quiet", "-p", str(folder), HEADERS, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    print(run.stdout, end="", flush=True)
    return run.returncode == 0


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    files = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    entries = json.loads((build / "compile_commands.json").read_text())
    commands = {pathlib.Path(entry["file"]): entry for entry in entries}
    files = [file for file in files if file in commands]

    folder = build / "together"
    folder.mkdir(exist_ok=True)
    joined = [
        together(sources, commands, folder / f"UnifiedSource{number}.cpp")
        for number, sources in enumerate(sorted(groups(files, commands), key=len, reverse=True))
    ]
    (folder / "compile_commands.json").write_text(json.dumps(joined))

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [pool.submit(tidy, folder, entry["file"]) for entry in joined]
        return 0 if all([run.result() for run in runs]) else 1


if __name__ == "__main__":
    sys.exit(main())

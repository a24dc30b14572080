#!/usr/bin/env python3
"""usage: tools/tidy.py BUILD_FOLDER FILE…

Runs clang-tidy on sources with the compile commands of a build folder. The sources of a library are
read together, as in a unity build: most of the time goes into the headers that they share.
"""
import collections
import concurrent.futures
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys

AT_A_TIME = 12
# clang-tidy sees sources that are read together as headers.
HEADERS = r"--header-filter=.*/(app|core|db|reports|scoring|tests)/.*\.(h|cpp)$"


def arguments_of(entry):
    """The compiler's arguments without the source and the object."""
    arguments = shlex.split(entry["command"])
    output = arguments.index("-o")
    del arguments[output : output + 2]
    return [argument for argument in arguments if argument not in ("-c", entry["file"])]


def groups(files, commands):
    """Lists of sources that are read together; those of one folder are neighbours."""
    libraries = collections.defaultdict(list)
    for file in sorted(files):
        libraries[tuple(arguments_of(commands[file]))].append(file)
    for sources in libraries.values():
        for first in range(0, len(sources), AT_A_TIME):
            yield sources[first : first + AT_A_TIME]


def parts(sources):
    """Smaller groups, for sources that don't compile together: by folder, else one by one."""
    folders = collections.defaultdict(list)
    for source in sources:
        folders[source.parent].append(source)
    return list(folders.values()) if len(folders) > 1 else [[source] for source in sources]


def together(sources, commands, target):
    """A compile command for a source that includes the others.

    The static analyzer reads included sources only if the file that includes them is named so.
    """
    lines = [f'#include "{source}" // NOLINT(bugprone-suspicious-include)' for source in sources]
    target.write_text("\n".join(lines) + "\n")
    entry = commands[sources[0]]
    # A name in another source is no shadow.
    joined = ["-Wno-shadow"] if len(sources) > 1 else []
    return {
        "directory": entry["directory"],
        "file": str(target),
        "arguments": arguments_of(entry) + joined + ["-c", str(target)],
    }


def tidy(folder, file):
    run = subprocess.run(
        ["clang-tidy", "--quiet", "-p", str(folder), HEADERS, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    return run.returncode == 0, run.stdout


def read(sources, commands, folder, name):
    """Reads sources together; in smaller groups if they don't compile so."""
    folder.mkdir(parents=True)
    joined = together(sources, commands, folder / f"{name}.cpp")
    (folder / "compile_commands.json").write_text(json.dumps([joined]))
    passed, output = tidy(folder, joined["file"])
    if not passed and len(sources) > 1 and "[clang-diagnostic-error]" in output:
        return all(
            [
                read(part, commands, folder / str(number), name)
                for number, part in enumerate(parts(sources))
            ]
        )
    print(output, end="", flush=True)
    return passed


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    files = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    entries = json.loads((build / "compile_commands.json").read_text())
    commands = {pathlib.Path(entry["file"]): entry for entry in entries}
    files = [file for file in files if file in commands]

    folder = build / "together"
    shutil.rmtree(folder, ignore_errors=True)
    lists = sorted(groups(files, commands), key=len, reverse=True)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = [
            pool.submit(read, sources, commands, folder / str(number), "UnifiedSource")
            for number, sources in enumerate(lists)
        ]
        return 0 if all([run.result() for run in runs]) else 1


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""usage: tools/accessibility-tree.py FOLDER_OF_PROGRAMS [LANGUAGE [OUT]]

Starts rummy-director with the sample evening on each of its pages, on a screen of its own, and
writes what a screen reader finds there by AT-SPI into OUT/PAGE.LANGUAGE.txt (build/accessibility;
the language is de or en). Exit 1 if a control has no name.
Needs at-spi2-core, dbus, xvfb and python3-pyatspi.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from hashlib import sha1

PAGES = ["tournaments", "setup", "participants", "rounds", "results", "standings", "reports",
         "clock", "hall", "check-in"]
CONTROLS = {"push button", "check box", "radio button", "text", "combo box", "spin button", "table",
            "list", "tree", "tree table", "menu item", "page tab", "slider", "toggle button"}
PATIENCE = 30  # seconds


def labels_of(part):
    import pyatspi
    return [relation.getTarget(index).name
            for relation in part.getRelationSet()
            if relation.getRelationType() == pyatspi.RELATION_LABELLED_BY
            for index in range(relation.getNTargets())]


def is_showing(part):
    import pyatspi
    return part.getState().contains(pyatspi.STATE_SHOWING)


def walk(part, depth, lines, unnamed):
    role = part.getRoleName()
    labels = labels_of(part)
    name = part.name
    lines.append("  " * depth + role + f' "{name}"' + "".join(f' labelled "{one}"' for one in labels))
    # Qt gives the choice as a combo box's name; its purpose is in the label.
    told = labels if role == "combo box" else [name, *labels]
    if role in CONTROLS and not any(one.strip() for one in told):
        unnamed.append(lines[-1].strip())
    if role in {"combo box", "spin button", "text"}:
        return
    most = 30 if role in {"table", "list", "tree", "tree table"} else 10_000
    for index in range(min(part.childCount, most)):
        child = part.getChildAtIndex(index)
        if child is not None and is_showing(child):
            walk(child, depth + 1, lines, unnamed)


def window_of(process):
    import pyatspi
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for application in pyatspi.Registry.getDesktop(0):
            if application is None or application.get_process_id() != process.pid:
                continue
            for window in application:
                if window is not None and is_showing(window):
                    return window
        time.sleep(0.2)
    sys.exit("the window does not come")


def main(folder, language, out):
    out.mkdir(parents=True, exist_ok=True)
    unnamed = []
    for number, page in enumerate(PAGES):
        with tempfile.TemporaryDirectory() as home:
            database = f"{home}/club.rummydb"
            subprocess.run([f"{folder}/rummy-director-cli", "--database", database, "import",
                            "tests/data/club-evening.json"], check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            settings = pathlib.Path(home, "rummy-director")
            settings.mkdir()
            (settings / "desk.ini").write_text(
                f"[view]\nlanguage={language}\n[window]\npage={number}\n"
                f"[database-{sha1(database.encode()).hexdigest()[:12]}]\ntournament=1\n")
            process = subprocess.Popen(
                [f"{folder}/rummy-director", "--database", database],
                env=os.environ | {"XDG_CONFIG_HOME": home, "QT_QPA_PLATFORM": "xcb",
                                  "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
                stderr=subprocess.DEVNULL)
            try:
                window = window_of(process)
                time.sleep(1)
                lines = []
                missing = []
                walk(window, 0, lines, missing)
                (out / f"{page}.{language}.txt").write_text("\n".join(lines) + "\n")
                print(f"{page}: {len(lines)} parts, {len(missing)} without a name")
                unnamed += [f"{page}: {one}" for one in missing]
            finally:
                process.terminate()
                process.wait()
    print(*unnamed, sep="\n")
    return 1 if unnamed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if "RUMMY_OWN_SCREEN" not in os.environ:
        os.environ["RUMMY_OWN_SCREEN"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", "xvfb-run", "--auto-servernum",
                                       "--server-args=-screen 0 1400x900x24", sys.executable, *sys.argv])
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "en",
                  pathlib.Path(sys.argv[3] if len(sys.argv) > 3 else "build/accessibility")))

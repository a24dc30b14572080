#!/usr/bin/env python3
"""What tools/english.py finds in a change, in a repository of its own."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "english.py"
NEVER = "built anew"
IDENTITY = ["-c", "user.name=Test", "-c", "user.email=test@localhost"]


class EnglishTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)
        self.git("init", "--quiet")
        self.write("old.h", "// The rows are made anew.\n")
        self.git("add", ".")
        self.git(*IDENTITY, "commit", "--quiet", "--no-verify", "-m", "Begin")

    def tearDown(self):
        self.temporary.cleanup()

    def git(self, *arguments):
        subprocess.run(["git", *arguments], cwd=self.folder, check=True, stdout=subprocess.DEVNULL)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def found(self):
        """The exit code and the lines printed."""
        run = subprocess.run(
            [sys.executable, TOOL, "HEAD"], cwd=self.folder, capture_output=True, encoding="utf-8"
        )
        self.assertEqual(run.stderr, "")
        return run.returncode, run.stdout.splitlines()

    def test_unchanged_lines_are_ignored(self):
        self.write("old.h", "// The rows are made anew.\n// One more.\n")
        self.assertEqual(self.found(), (0, []))

    def test_a_hint_names_the_wording_and_passes(self):
        self.write("new.cpp", "int x; // Whoever has it.\n")
        code, lines = self.found()
        self.assertEqual(code, 0)
        self.assertEqual(len(lines), 1)
        self.assertTrue(lines[0].startswith('new.cpp:1: hint: "Whoever": anyone who'), lines[0])

    def test_what_is_never_right_fails(self):
        self.write("old.h", "// The rows are made anew.\n\n// Columns are made anew, too.\n")
        code, lines = self.found()
        self.assertEqual(code, 1)
        self.assertIn('old.h:3: error: "made anew": rebuilt', lines[0])

    def test_code_is_not_english(self):
        self.write("new.cpp", 'auto whoever = tell("made anew");\n')
        self.assertEqual(self.found(), (0, []))

    def test_documents_and_scripts(self):
        for name, text in [
            ("new.md", f"It is {NEVER}.\n"),
            ("new.sh", f"true # {NEVER}\n"),
            ("new.cmake", f"# {NEVER}\n"),
        ]:
            with self.subTest(name):
                self.write(name, text)
                self.assertEqual(self.found()[0], 1)
                (self.folder / name).unlink()

    def test_german_documents_are_left_alone(self):
        self.write("handbook.de.md", "Whoever made anew.\n")
        self.assertEqual(self.found(), (0, []))


if __name__ == "__main__":
    unittest.main()

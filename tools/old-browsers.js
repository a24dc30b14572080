// usage: node tools/old-browsers.js ACORN FILE…
// Fails on what a phone of 2018 (Safari 12) does not understand in scripts of the hall's pages: a single
// unknown word there stops the whole script. ACORN is the folder of that parser, which `.ci/run` fetches.
'use strict';

const fs = require('fs');
const path = require('path');

const [folder, ...files] = process.argv.slice(2);
const acorn = require(path.resolve(folder));

const newerCalls = /\.(replaceChildren|at|replaceAll|matchAll|fromEntries|allSettled|any|requestSubmit|randomUUID|findLast|findLastIndex|toSorted|toReversed|hasOwn|showModal|toggleAttribute)\(/;
const newerNames = /\b(structuredClone|queueMicrotask|globalThis|ResizeObserver|WeakRef|BigInt)\b|\.submitter\b/;
// The grammar of 2018 has it, but not Safari before 16.4.
const lookbehind = /\(\?<[=!]/;

let faults = 0;
const report = (file, line, what) => {
  faults += 1;
  console.error(`${file}:${line}: ${what}`);
};

for (const file of files) {
  const text = fs.readFileSync(file, 'utf8');
  try {
    acorn.parse(text, { ecmaVersion: 2018 });
  } catch (fault) {
    report(file, fault.loc ? fault.loc.line : 1, `not ES2018: ${fault.message}`);
  }
  text.split('\n').forEach((line, index) => {
    for (const newer of [newerCalls, newerNames, lookbehind]) {
      const found = line.match(newer);
      if (found) report(file, index + 1, `not in Safari 12: ${found[0]}`);
    }
  });
}
process.exit(faults ? 1 : 0);

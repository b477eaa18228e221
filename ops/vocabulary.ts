// npm run vocabulary: no retired word in identifiers, file names and comments (docs/glossary.md has the words to use).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './modules/import-graph.ts';
import { findRetiredWords, type Vocabulary } from './vocabulary/find-retired-words.ts';

const root = process.env['MODULES_ROOT'] ?? join(import.meta.dirname, '..');
const table = join(import.meta.dirname, 'vocabulary', 'retired-words.json');
const vocabulary = JSON.parse(readFileSync(table, 'utf8')) as Vocabulary;
const written = ['ops/vocabulary/', 'packages/client/src/calls.types.ts']; // the words themselves; texts of the contract as comments
const files = sourceFiles(root).filter(
  (file) => /^(apps|packages|e2e|bench|ops)\//.test(file) && !written.some((path) => file.startsWith(path)),
);
const found = files.flatMap((file) => findRetiredWords(root, file, vocabulary));

for (const { file, line, kind, found: name, word, instead } of found)
  console.log(`${file}:${line}: ${kind} "${name}" has the retired word "${word}"; write ${instead}`);
console.log(
  `vocabulary: ${found.length} retired words in ${files.length} files (target 0) ${found.length === 0 ? 'ok' : 'short'}`,
);
process.exitCode = found.length === 0 ? 0 : 1;

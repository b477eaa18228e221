import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format } from 'oxfmt';
import { figuresPage, shortTable } from './record/figures-tables.ts';
import { knownShort } from './record/known-short.ts';
import { readResult, resultsFolder, type Result } from './record/result.ts';
import { root } from './record/sources-hash.ts';

// npm run figures [-- --check]: the tables in README.md and docs/figures.md from the committed results.
const start = '<!-- figures: written by npm run figures -->';
const end = '<!-- end of figures -->';

const results = readdirSync(resultsFolder)
  .filter((file) => /^[\w-]+\.json$/.test(file) && !file.endsWith('-frozen.json'))
  .map((file) => readResult(basename(file, '.json')))
  .filter((result): result is Result => result !== undefined);

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [before, rest] = readme.split(start);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error('README.md has no place for the figures');

const pages = {
  'README.md': `${before}${start}\n\n${shortTable(results, knownShort())}\n\n${end}${after}`,
  'docs/figures.md': figuresPage(results, knownShort()),
};
for (const [path, text] of Object.entries(pages)) {
  const file = join(root, path);
  const { code: wanted } = await format(file, text);
  const isCurrent = readFileSync(file, { encoding: 'utf8', flag: 'a+' }) === wanted;
  if (isCurrent) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} does not show the committed results; run npm run figures`);
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}

// npm run modules: the module graph, and whether every import runs downwards. `--write` puts the diagrams into
// docs/architecture.md, `--depends FILE` counts the files that are loaded with one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderSizes, mostFilesInFolder } from './modules/folder-sizes.ts';
import { dependenciesOf, readImports, sourceFiles } from './modules/import-graph.ts';
import { judgeTree, type ModuleTree } from './modules/judge-modules.ts';
import { withDiagrams } from './modules/architecture-page.ts';

const root = process.env['MODULES_ROOT'] ?? join(import.meta.dirname, '..');
const trees = JSON.parse(
  readFileSync(join(import.meta.dirname, 'modules', 'module-order.json'), 'utf8'),
) as ModuleTree[];
const files = sourceFiles(root);
const graph = readImports(root, files);
const dependent = process.argv.indexOf('--depends');
if (dependent > 0) {
  const file = process.argv[dependent + 1] ?? '';
  console.log(`${file} depends on ${dependenciesOf(file, graph).size} files at run time`);
  process.exit(files.includes(file) ? 0 : 1);
}
const reports = trees.map((tree) => judgeTree(tree, files, graph));

for (const { tree, files: counts, edges, upward, unplaced, cycles } of reports) {
  console.log(`\n${tree.name} (${tree.root})`);
  for (const module of tree.order) {
    const used = edges.filter(({ from }) => from === module).map(({ to, imports }) => `${to} ${imports}`);
    console.log(`  ${module} (${counts.get(module)} files) -> ${used.join(', ') || 'nothing'}`);
  }
  for (const { from, to } of upward) console.log(`  upward: ${from} imports ${to}`);
  for (const file of unplaced) console.log(`  in no module: ${file} (see docs/architecture.md)`);
  for (const cycle of cycles) console.log(`  cycle: ${cycle.join(', ')}`);
}

const sizes = folderSizes(files);
for (const { folder, files: count } of sizes)
  if (count > mostFilesInFolder) console.log(`\ntoo many files: ${folder} has ${count}; group them in sub-folders`);

const page = join(root, 'docs', 'architecture.md');
const [written, drawn] = [readFileSync(page, 'utf8'), withDiagrams(readFileSync(page, 'utf8'), reports)];
if (process.argv.includes('--write')) writeFileSync(page, drawn);
const isDrawn = process.argv.includes('--write') || written === drawn;
if (!isDrawn) console.log('\nthe diagrams in docs/architecture.md differ from the imports: npm run modules -- --write');

const upward = reports.reduce((sum, each) => sum + each.upward.length + each.unplaced.length, 0);
const cycles = reports.reduce((sum, each) => sum + each.cycles.length, 0);
const largest = sizes[0]?.files ?? 0;
const ok = upward === 0 && cycles === 0 && largest <= mostFilesInFolder;
console.log(
  `\nmodules: ${upward} upward imports, ${cycles} cycles, largest folder ${largest} files ` +
    `(target 0, 0, ${mostFilesInFolder}) ${ok ? 'ok' : 'short'}`,
);
process.exitCode = ok && isDrawn ? 0 : 1;

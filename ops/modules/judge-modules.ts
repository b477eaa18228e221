import { dirname, relative } from 'node:path';
import { findCycles } from './find-cycles.ts';
import type { Import } from './import-graph.ts';

// One tree of ordered modules: each may import from those after it in `order`, never from those before it.
export interface ModuleTree {
  readonly name: string;
  readonly root: string;
  readonly order: readonly string[];
  readonly testsOnly: readonly string[]; // fixtures: only tests may import them, and they may import anything
  readonly outside: readonly string[]; // entry files and pages of their own, which nothing imports
}

interface ModuleEdge {
  readonly from: string;
  readonly to: string;
  readonly imports: number;
}

export interface TreeReport {
  readonly tree: ModuleTree;
  readonly files: ReadonlyMap<string, number>; // by module
  readonly edges: readonly ModuleEdge[];
  readonly upward: readonly Import[];
  readonly unplaced: readonly string[]; // files that belong to no module of the order
  readonly cycles: readonly (readonly string[])[]; // of folders: module/noun
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const below = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);
const withinRoot = ({ root }: ModuleTree, file: string) => (root === '.' ? file : relative(root, file));
const belongs = ({ root }: ModuleTree, file: string) => root === '.' || below(root, file);

function moduleOf(tree: ModuleTree, file: string): string | undefined {
  const path = withinRoot(tree, file);
  if (tree.testsOnly.some((folder) => below(folder, path))) return undefined;
  return tree.order.find((module) => below(module, path));
}

// module/noun: the folder a reader thinks of as one thing. Files directly in a module count as the module itself.
function nounOf(tree: ModuleTree, file: string): string | undefined {
  const module = moduleOf(tree, file);
  if (module === undefined) return undefined;
  const [noun] = relative(module, dirname(withinRoot(tree, file))).split('/');
  return noun ? `${module}/${noun}` : module;
}

function countEdges(pairs: readonly (readonly [string, string])[]): ModuleEdge[] {
  const counts = new Map<string, number>();
  for (const [from, to] of pairs) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  return [...counts].map(([pair, imports]) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to, imports };
  });
}

export function judgeTree(tree: ModuleTree, files: readonly string[], imports: readonly Import[]): TreeReport {
  const code = files.filter((file) => belongs(tree, file) && /\.(ts|tsx)$/.test(file));
  const own = imports.filter(({ from, to }) => belongs(tree, from) && belongs(tree, to) && !isTest(from));
  const between = own.flatMap((each) => {
    const [from, to] = [moduleOf(tree, each.from), moduleOf(tree, each.to)];
    return from !== undefined && to !== undefined && from !== to ? [{ ...each, modules: [from, to] as const }] : [];
  });
  const rank = (module: string) => tree.order.indexOf(module);
  const nouns = own.flatMap(({ from, to }) => {
    const [a, b] = [nounOf(tree, from), nounOf(tree, to)];
    return a !== undefined && b !== undefined && a !== b ? [[a, b] as const] : [];
  });
  const isPlaced = (file: string) =>
    moduleOf(tree, file) !== undefined ||
    [...tree.testsOnly, ...tree.outside].some((folder) => below(folder, withinRoot(tree, file)));
  const usesFixtures = own.filter(
    ({ from, to }) =>
      tree.testsOnly.some((folder) => below(folder, withinRoot(tree, to))) &&
      !tree.testsOnly.some((folder) => below(folder, withinRoot(tree, from))) &&
      !withinRoot(tree, from).includes('testing/'),
  );
  return {
    tree,
    files: new Map(tree.order.map((module) => [module, code.filter((file) => moduleOf(tree, file) === module).length])),
    edges: countEdges(between.map(({ modules }) => modules)),
    upward: [...between.filter(({ modules: [from, to] }) => rank(from) > rank(to)), ...usesFixtures],
    unplaced: code.filter((file) => !isPlaced(file)),
    cycles: tree.root === '.' ? [] : findCycles(nouns),
  };
}

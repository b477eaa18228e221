import { join } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = join(import.meta.dirname, '..', 'src');
// What every visit behind sign-in needs, what every direct applicant's needs, and what every step needs; libraries come along.
const frames = [
  ['app', join(source, 'app/App.tsx')],
  ['applicant', join(source, 'app/applicant/ApplicantLayout.tsx')],
  ['steps', join(source, 'features/flow/StepScreen.tsx')],
] as const;

// Names everything its library has: what is behind it says nothing about who uses it.
const isBarrel = (id: string) => /node_modules\/.*\/index\.m?js$/.test(id) || id.includes('/icons-react/');

function reached(graph: Graph, from: string): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || isBarrel(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

function frameOf() {
  let sets: { name: string; ids: Set<string> }[] | undefined;
  return (id: string, graph: Graph) => {
    sets ??= frames.map(([name, from]) => ({ name, ids: reached(graph, from) }));
    return sets.find(({ ids }) => ids.has(id))?.name ?? null;
  };
}

// On a slow line each file costs a turn: a screen is its own file, one of its frame, and few of what it shares with others.
export const chunkGroups = () => [
  { name: 'initial', tags: ['$initial' as const], priority: 3 },
  { name: frameOf(), debugName: 'frame', priority: 2 },
  { name: 'icons', test: '/icons-react/', minShareCount: 2, priority: 1 },
  { name: 'rules', test: '/packages/contract/', minShareCount: 2, priority: 1 },
];

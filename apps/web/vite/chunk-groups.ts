import { join } from 'node:path';
import { firstScreens } from './first-screens.ts';

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = join(import.meta.dirname, '..', 'src');
// Modules needed by every signed-in visit, by every direct applicant and by every step, with their libraries.
const frames = [
  ['app', join(source, 'app/App.tsx')],
  ['applicant', join(source, 'app/applicant/ApplicantLayout.tsx')],
  ['steps', join(source, 'features/journey/flow/steps/StepScreen.tsx')],
] as const;

// A barrel imports its whole library, so it must not pull all of it into a group.
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

// Modules that several of the screens need where a visit can start.
function journeyOf() {
  let sets: Set<string>[] | undefined;
  return (id: string, graph: Graph) => {
    sets ??= firstScreens.map(({ source: file }) => reached(graph, join(source, file)));
    return sets.filter((ids) => ids.has(id)).length > 1 ? 'journey' : null;
  };
}

// Each file costs a round trip on slow connections, so a screen loads its own chunk, the frames' chunks and few shared ones. A group also
// takes what its modules import, unless a group of higher priority has it; without that, modules may run before what they import.
export const chunkGroups = () => [
  { name: 'initial', tags: ['$initial' as const], priority: 5 },
  { name: frameOf(), debugName: 'frame', priority: 4 },
  { name: 'phone-number', test: /libphonenumber-js|\/phone-number\.ts/, priority: 4 }, // 25 kB that only screens with a form need
  { name: 'icons', test: '/icons-react/', minShareCount: 2, priority: 3 },
  { name: journeyOf(), debugName: 'journey', priority: 2 },
  { name: 'rules', test: '/packages/contract/', minShareCount: 2, priority: 1 },
];

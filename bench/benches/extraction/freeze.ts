import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenRun } from '../../measurement.ts';
import { root, sourcesHash } from '../../record/sources-hash.ts';

// One entry per held-out set, in the order in which they were opened.
export interface OpenedSet {
  readonly set: string;
  readonly drawings: string; // hash of what draws the set
  readonly engine: string; // hash of the engine that was measured with it
  readonly openedAt: string;
}
export type HeldOutState = Omit<OpenedSet, 'openedAt'>;

const frozenFile = join(root, 'bench', 'results', 'extraction-frozen.json');

// What decides how a document is read: sources, phrases, prototypes and their vectors, and the lists of kinds and countries. Versions of
// libraries are part of the package file. Tests and fixtures are left out by sourcesHash.
export const engineSources = [
  'packages/reading/src',
  'packages/reading/package.json',
  'packages/forms/categories.json',
  'packages/contract/src/platform/country.ts',
  'packages/contract/src/platform/country-rows.ts',
] as const;

export const drawingSources = [
  'packages/specimens/src/held-out',
  'packages/specimens/src/random.ts',
  'packages/specimens/src/html.ts',
  'packages/specimens/src/degrade',
  'packages/specimens/src/documents/printing/flat-scan.ts',
  'packages/specimens/src/documents/printing/measuring.ts',
  'packages/specimens/src/documents/printing/pdf-tools.ts',
  'packages/specimens/src/documents/printing/phone-photo.ts',
  'packages/specimens/src/documents/printing/picture-files.ts',
  'packages/specimens/src/documents/printing/press.ts',
] as const;

export const unseenSources = ['packages/unseen/src', 'packages/unseen/package.json'] as const;

export const currentState = (set: string, drawings: readonly string[] = drawingSources): HeldOutState => ({
  set,
  drawings: sourcesHash(drawings),
  engine: sourcesHash(engineSources),
});

export const openedSets = (file = frozenFile): OpenedSet[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { sets: OpenedSet[] }).sets : [];

export interface Opening {
  readonly file?: string;
  readonly now?: Date;
  readonly isPerEngine?: boolean; // each engine may open the set once; its result then says nothing about single documents
}

// Records the engine when a set is opened for the first time. Figures of a later engine on the same set would not be independent: a person
// may have seen what the engine missed there.
export function openHeldOutSet(
  state: HeldOutState,
  { file = frozenFile, now = new Date(), isPerEngine = false }: Opening = {},
): OpenedSet {
  const sets = openedSets(file);
  const opened = sets.filter(({ set }) => set === state.set);
  const byThis = opened.find(({ engine }) => engine === state.engine);
  const other = isPerEngine ? undefined : opened.find(({ engine }) => engine !== state.engine);
  if (other)
    throw new BrokenRun(
      `the held-out set ${state.set} was opened with the engine ${other.engine}, and the engine is now ${state.engine}: ` +
        'a new held-out set with a new id is needed (docs/decisions/0022-held-out-documents.md)',
    );
  const changed = opened.find(({ drawings }) => drawings !== state.drawings);
  if (changed)
    throw new BrokenRun(
      `the held-out set ${state.set} is drawn differently (${state.drawings}) than when it was opened (${changed.drawings}): ` +
        'a changed set needs a new id (docs/decisions/0022-held-out-documents.md)',
    );
  if (byThis) return byThis;
  const entry = { ...state, openedAt: now.toISOString() };
  writeFileSync(file, `${JSON.stringify({ sets: [...sets, entry] }, null, 2)}\n`);
  return entry;
}

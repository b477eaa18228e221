import type { PackPage } from '@visawright/contract/extension/pack.ts';
import { compareValue } from '@visawright/packs/values/compare-value.ts';
import type { PlannedField } from '@visawright/packs/values/plan-page.ts';
import type { FieldValue, FillProgress, FillResult, FillStep } from '../messages/page-messages.ts';
import type { LivePage } from '../portal/live-page.ts';
import { PageGone } from '../portal/page-port.ts';
import type { FillAnswers, Looked } from './look-at-page.ts';
import { itemsOnPage, nextItem } from './next-item.ts';

type Known = Extract<Looked, { is: 'known' }>;

export interface FillRun {
  readonly page: PackPage;
  readonly answers: FillAnswers;
  readonly collect: () => Promise<LivePage | null>;
  readonly look: (live: LivePage) => Looked;
  readonly writeOf: (field: PlannedField) => Promise<FieldValue | null>; // null: the file is not there
  readonly onLook: (known: Known, live: LivePage) => void;
  readonly onProgress: (progress: FillProgress) => void;
  readonly onFilled: (results: readonly FillResult[]) => void;
  readonly isStopped: () => boolean;
  readonly pause: (ms: number) => Promise<void>;
  readonly only: ReadonlySet<string> | null; // controls to fill, null for all
  readonly skip?: ReadonlySet<string>; // controls that hold their value already
}

// changed: the page is not the known one any more. gone: another page or tab.
export type FillEnd = 'done' | 'stopped' | 'changed' | 'gone';

const mostRounds = 120; // a block has at most 60 items, a postback portal reloads after every choice
const reloadMs = 15_000;
const changedMs = 5_000; // for a page that is being drawn anew to become the known one
const itemMs = 3_000; // for the next item of a repeated question to appear
const againMs = 150;

// A field may become usable, and a list get its options, when a later round has answered a question that the page showed only meanwhile.
const mayChange: ReadonlySet<FillResult['reason']> = new Set(['stopped', 'disabled', 'noOption']);

interface Sight {
  readonly live: LivePage;
  readonly known: Known;
}

// other: a page of the pack, but not this one; the person went on.
type Unseen = 'changed' | 'gone' | 'other';

async function see(run: FillRun): Promise<Sight | Unseen> {
  const live = await run.collect();
  if (!live) return 'gone';
  const looked = run.look(live);
  if (looked.is !== 'known') return 'changed';
  if (looked.page.id !== run.page.id) return 'other';
  run.onLook(looked, live);
  return { live, known: looked };
}

// Portals that ask the server after a choice load themselves again, others draw parts anew: wait until it is the known page again.
async function seeAgain(run: FillRun, isReady: (sight: Sight) => boolean = () => true): Promise<Sight | Unseen> {
  let last: Sight | Unseen = 'gone';
  for (let waited = 0; waited < reloadMs && !run.isStopped(); waited += againMs) {
    last = await see(run).catch((error: unknown) => {
      if (error instanceof PageGone) return 'gone' as const;
      throw error;
    });
    if (last === 'other' || (typeof last !== 'string' && isReady(last))) return last;
    if (last === 'changed' ? waited >= changedMs : last !== 'gone' && waited >= itemMs) return last;
    await run.pause(againMs);
  }
  return last;
}

// After a reload the page itself says which of the fields it still holds as typed.
async function stillTyped({ live, known }: Sight, fields: readonly PlannedField[]): Promise<FillResult[]> {
  const current = fields.flatMap(
    ({ control }) =>
      known.plan.find((each) => each.control === control && each.state === 'write' && each.ref !== '') ?? [],
  );
  const values = await live.read(current.map(({ ref }) => ref));
  return values.flatMap(({ ref, found }) => {
    const planned = current.find((each) => each.ref === ref);
    const control = live.skeleton.controls.find((each) => each.ref === ref);
    if (!planned || !control || !compareValue(planned, found, control).isEqual) return [];
    return [{ ref, outcome: 'typed' as const, reason: 'none' as const }];
  });
}

async function stepsOf(
  run: FillRun,
  fields: readonly PlannedField[],
): Promise<{ steps: FillStep[]; refused: FillResult[] }> {
  const steps: FillStep[] = [];
  const refused: FillResult[] = [];
  for (const field of fields) {
    const write = await run.writeOf(field);
    if (write) {
      const driver = field.waitsFor === null ? {} : { loadedBy: field.waitsFor };
      steps.push({ ref: field.ref, write, waitForOptions: field.waitsFor !== null, ...driver });
    } else refused.push({ ref: field.ref, outcome: 'refused', reason: 'notAccepted' });
  }
  return { steps, refused };
}

// Fields that change others come first. One that was refused waits until others have been filled.
function batchOf(open: readonly PlannedField[], refused: ReadonlySet<string>): readonly PlannedField[] {
  const fresh = open.filter(({ control }) => !refused.has(control));
  const drivers = fresh.filter(({ driver }) => driver);
  return [drivers, fresh, open].find(({ length }) => length > 0)!;
}

// Fills one page: first the fields that change others, then, on what the page has become, the rest; then items of repeated questions one
// by one. Every round starts from a fresh look, so that nothing is typed into a page that has changed meanwhile.
export async function fillPage(run: FillRun): Promise<FillEnd> {
  const done = new Set<string>(run.skip);
  const tries = new Map<string, number>();
  const refused = new Set<string>(); // in the round before
  const fullBlocks = new Map<string, number>(); // question → items when its button added none
  const settle = (sight: Sight, results: readonly FillResult[]) => {
    run.onFilled(results);
    for (const { ref, reason } of results) {
      const field = sight.known.plan.find((each) => each.ref === ref);
      if (field) (mayChange.has(reason) ? refused : done).add(field.control);
    }
  };
  let seen = await see(run);
  for (let round = 0; round < mostRounds; round++) {
    if (run.isStopped()) return 'stopped';
    if (seen === 'other') return 'gone';
    if (typeof seen === 'string') return run.isStopped() ? 'stopped' : seen;
    const { live, known } = seen;
    const open = known.plan.filter(
      ({ state, control, ref }) =>
        state === 'write' &&
        ref !== '' &&
        !done.has(control) &&
        (tries.get(control) ?? 0) < 3 &&
        (run.only?.has(control) ?? true),
    );
    if (open.length === 0) {
      const item = run.only ? null : nextItem(known.page, known.match, run.answers);
      if (!item || fullBlocks.get(item.block.question) === item.present) return 'done';
      fullBlocks.set(item.block.question, item.present);
      await live.addItem(item.button, item.beside).catch(ignoreReload);
      seen = await seeAgain(run, (sight) => itemsOnPage(item.block, sight.known.match) > item.present);
      continue;
    }
    const batch = batchOf(open, refused);
    refused.clear();
    for (const { control } of batch) tries.set(control, (tries.get(control) ?? 0) + 1);
    const { steps, refused: withoutFile } = await stepsOf(run, batch);
    try {
      settle(seen, [...withoutFile, ...(await live.fill(steps, run.onProgress))]);
      if (run.isStopped()) return 'stopped';
      seen = await seeAgain(run);
    } catch (error) {
      ignoreReload(error);
      seen = await seeAgain(run);
      if (typeof seen !== 'string') settle(seen, await stillTyped(seen, batch).catch(() => []));
    }
  }
  return 'done';
}

function ignoreReload(error: unknown): void {
  if (!(error instanceof PageGone)) throw error;
}

import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import { redactSkeleton } from '@visawright/packs/redaction/redact-skeleton.ts';
import type { Random } from '../tenancy/random.ts';
import { carelessMatch } from './careless-match.ts';
import { judgePage } from './judge-page.ts';
import { livePage, skeletonOf } from './live-page.ts';
import { mutate } from './mutate.ts';
import { mutations } from './mutations.ts';
import { drawTraveller, leaksIn, plantAnswers } from './plant-answers.ts';

export interface Subject {
  readonly pack: Pack;
  readonly page: PackPage;
  readonly data: Pick<FillData, 'answers' | 'files'>;
}

interface KindCounts {
  readonly kind: string;
  made: number;
  refused: number;
  reanchored: number;
}

export interface Outcome {
  planned: number; // values on changed pages that are filled in
  wrong: number;
  silent: number;
  refused: number;
  reanchored: number;
  leaks: number;
  careless: number; // values in a wrong field if nothing was refused
  readonly kinds: Map<string, KindCounts>;
  readonly exceptions: string[];
}

const kinds = Object.keys(mutations);

// Changes pages at random, each kind of change equally often, and counts what would have been filled in and reported.
export function changePages(subjects: readonly Subject[], count: number, random: Random): Outcome {
  const outcome: Outcome = {
    planned: 0,
    wrong: 0,
    silent: 0,
    refused: 0,
    reanchored: 0,
    leaks: 0,
    careless: 0,
    kinds: new Map(),
    exceptions: [],
  };
  const offset = Math.floor(random.next() * subjects.length); // of a small run not always the same pages
  for (let n = 0; n < count; n++)
    changePage(subjects[(n + offset) % subjects.length]!, kinds[n % kinds.length]!, random, outcome);
  return outcome;
}

function changePage({ pack, page, data }: Subject, first: string, random: Random, outcome: Outcome): void {
  const before = livePage(pack, page, random);
  const usual = judgePage(before, data, []).planned;
  const { live, kinds: made } = mutate(before, first, random);
  const where = `${pack.portal} ${page.id} after ${made.join(' + ')}`;
  const judged = judgePage(live, data, usual);
  const isSilent = judged.isKnown && (judged.evidence.length === 0 || judged.unexplained.length > 0);
  const result = judged.isKnown ? 'reanchored' : 'refused';
  const kind = made.length > 1 ? 'combined' : made[0]!;
  const counts = outcome.kinds.get(kind) ?? { kind, made: 0, refused: 0, reanchored: 0 };
  outcome.kinds.set(kind, counts);
  counts.made++;
  counts[result]++;
  outcome[result]++;
  outcome.planned += judged.planned.filter(({ state, ref }) => state === 'write' && ref !== '').length;
  outcome.wrong += judged.wrong.length;
  outcome.silent += isSilent ? 1 : 0;
  outcome.careless += judgePage(live, data, usual, carelessMatch).wrong.length;
  for (const wrong of judged.wrong) outcome.exceptions.push(`wrong field: ${where}: ${wrong}`);
  if (isSilent) outcome.exceptions.push(`without evidence: ${where}: ${judged.unexplained.join(', ')}`);

  const traveller = drawTraveller(random);
  const skeleton = skeletonOf(live);
  const report = redactSkeleton(plantAnswers(skeleton, traveller, random), traveller.answers);
  const leaks = leaksIn(report, skeleton, traveller);
  outcome.leaks += leaks.length > 0 ? 1 : 0;
  if (leaks.length > 0) outcome.exceptions.push(`in a report: ${where}: ${leaks.join(' ')}`);
}

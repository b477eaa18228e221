import type { Proposal, Source } from '@visawright/contract/form-state.ts';
import { answerFrom } from './answer-wording.ts';
import type { Field, ItemField } from './form-schema.ts';
import { addressPart } from './prefill-address.ts';
import { isAsked, valueIn } from './prefill-candidates.ts';
import type { Found } from './prefill-found.ts';
import { isNear } from './prefill-rules.ts';
import { byFirstNight, isOnTrip } from './prefill-trip.ts';
import type { World } from './prefill-world.ts';
import type { ReadPaper } from './read-paper.ts';
import { simpleProblem } from './validate-simple.ts';

type Cell = readonly [id: string, value: string | string[], from: Found];

// One item a paper: hotel by hotel, letter by letter.
function cellsOf(field: Field, paper: ReadPaper, world: World): Cell[] {
  return field.fields!.flatMap((item: ItemField): Cell[] => {
    const refs = (item.autofill ?? []).filter((ref) => ref.startsWith(`${paper.category}.`));
    const [from] = isAsked(item, paper) ? refs.flatMap((ref) => valueIn(paper, ref, world) ?? []) : [];
    const text = from && addressPart(`${field.id}.${item.id}`, from.value, paper);
    const value = text && answerFrom(item, text, from.ref);
    return value && simpleProblem(item, value) === undefined ? [[item.id, value as string | string[], from]] : [];
  });
}

// The first category that the items name and somebody has papers of; a list is not mixed from two.
function papersFor(field: Field, world: World): ReadPaper[] {
  const refs = field.fields!.flatMap(({ autofill = [] }) => autofill);
  const depth = Math.max(...field.fields!.map(({ autofill = [] }) => autofill.length));
  for (let at = 0; at < depth; at += 1) {
    const wanted = new Set(field.fields!.flatMap(({ autofill = [] }) => autofill[at]?.split('.')[0] ?? []));
    const papers = world.papers.filter(
      (paper) => wanted.has(paper.category) && isOnTrip(paper, world.days) && cellsOf(field, paper, world).length > 0,
    );
    if (papers.length > 0) return refs.includes('Proof of Travel.hotelName') && wanted.has('Proof of Travel') ? byFirstNight(papers) : papers; // prettier-ignore
  }
  return [];
}

export function itemsProposal(field: Field, world: World): Proposal | undefined {
  const rows = papersFor(field, world).map((paper) => cellsOf(field, paper, world));
  const keys = rows.map((cells) => JSON.stringify(cells.map(([id, value]) => [id, value])));
  const items = rows.filter((cells, at) => cells.length > 0 && keys.indexOf(keys[at]!) === at);
  const kept = items.slice(0, field.maxItems ?? 60);
  if (kept.length === 0) return undefined;
  const all = kept.flatMap((cells) => cells.map(([, , from]) => from));
  const isSure = all.every((from) => from.isSure && !isNear(field.id, from.ref));
  return {
    certain: isSure && kept.length === items.length && isWhole(field, kept),
    choices: [
      {
        value: kept.map((cells) => Object.fromEntries(cells.map(([id, value]) => [id, value]))),
        sources: all.map(({ source }): Source => source),
      },
    ],
  };
}

const isWhole = (field: Field, rows: readonly Cell[][]) =>
  rows.every((cells) => field.fields!.every(({ id, required }) => !required || cells.some(([each]) => each === id)));

import { amountsIn } from '../../../normalise/normalise-amount.ts';
import { datesIn } from '../../../normalise/normalise-date.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';
import { addCandidates, candidateInText } from '../../letters/parts/letter-candidates.ts';
import { daysBetween } from '../../text/days-in.ts';
import { periodsIn } from '../../text/periods-in.ts';

// Rate times nights confirms the total.
function addTotal({ flow }: Pick<OpenDocument, 'flow'>, candidates: Candidates, nights: number | undefined): void {
  if (nights === undefined || nights < 2) return;
  const amounts = amountsIn(flow.text).filter((each) => /[.,]\d{2}\b|\d,\d{3}/.test(each.raw));
  const total = amounts.find((each) =>
    amounts.some(
      (rate) => Number(rate.value) > 0 && Math.abs(Number(rate.value) * nights - Number(each.value)) < 0.005,
    ),
  );
  if (total)
    addCandidates(candidates, 'amount', {
      ...candidateInText(flow, { start: total.from, end: total.to }, total.value, 'table', 0.85),
      isChecked: true,
    });
}

const unproved = 0.55; // below the limit for acceptance without review, even if it is found twice

// The length of this stay, not of a charge for cancellation or of another offer.
const nightsBehind = /\bnights?\s*[:\t\n]\s*(\d{1,2})(?![\d/.-])/gi;
const nightsBefore =
  /\b(?:length of stay|duration(?: of stay)?|stay (?:of|for)|(?:total|your) stay)\s*[:\t\n]?\s*(\d{1,2})[\s-]*nights?\b/gi;
// Alone in its cell, or in brackets: `5 nights`, `Total (5 nights)`.
const nightsAlone = /(?:^|[\n\t(])\s*(\d{1,2})[\s-]*nights?\s*(?=[\n\t,)]|$)/gi;

const statedNights = (text: string): number[] =>
  [nightsBehind, nightsBefore, nightsAlone].flatMap((each) =>
    [...text.matchAll(each)].map((match) => Number(match[1])),
  );

// A printed number of nights confirms both dates.
export function addStay({ flow }: OpenDocument, candidates: Candidates): void {
  for (const period of periodsIn(flow.text)) {
    addCandidates(candidates, 'checkInDate', candidateInText(flow, period.fromAt, period.from, 'sentence', 0.7));
    addCandidates(candidates, 'checkOutDate', candidateInText(flow, period.toAt, period.to, 'sentence', 0.7));
  }
  const nights = [
    ...flow.text.matchAll(/(?<!\d)(\d{1,2})[\s-]*nights?\b|\bnights?\s*[:\t\n]?\s*(\d{1,2})(?![\d/.-])/gi),
  ].map((match) => Number(match[1] ?? match[2]));
  // No label read: two dates in one row whose distance equals the printed number of nights.
  if ((candidates.checkInDate ?? []).length === 0 || (candidates.checkOutDate ?? []).length === 0) {
    const dates = datesIn(flow.text);
    const at = dates.findIndex((each, n) => n > 0 && nights.includes(daysBetween(dates[n - 1]!.value, each.value)));
    const [one, two] = dates;
    const isPair =
      one &&
      two &&
      dates.length === 2 &&
      daysBetween(one.value, two.value) > 0 &&
      daysBetween(one.value, two.value) < 60;
    if (at < 1 && isPair) {
      addCandidates(
        candidates,
        'checkInDate',
        candidateInText(flow, { start: one.from, end: one.to }, one.value, 'pattern', 0.6),
      );
      addCandidates(
        candidates,
        'checkOutDate',
        candidateInText(flow, { start: two.from, end: two.to }, two.value, 'pattern', 0.6),
      );
    }
    for (const [id, date] of at > 0
      ? ([
          ['checkInDate', dates[at - 1]!],
          ['checkOutDate', dates[at]!],
        ] as const)
      : [])
      addCandidates(
        candidates,
        id,
        candidateInText(flow, { start: date.from, end: date.to }, date.value, 'pattern', 0.75),
      );
  }
  const [ins, outs] = [candidates.checkInDate ?? [], candidates.checkOutDate ?? []];
  const [first, last] = [ins[0], outs[0]];
  const stayed = first && last ? daysBetween(first.value, last.value) : undefined;
  addTotal({ flow }, candidates, stayed ?? nights[0]);
  const proved = first && last && stayed !== undefined && nights.includes(stayed);
  const stated = statedNights(flow.text);
  if (!proved && stayed !== undefined && stated.length > 0) {
    // A stay of another length than the printed one: one of the two dates is wrong.
    for (const id of ['checkInDate', 'checkOutDate'])
      candidates[id] = candidates[id]!.map((each) => ({ ...each, strength: Math.min(unproved, each.strength) }));
  }
  if (!proved) return;
  candidates.checkInDate = ins.map((each) => (each.value === first.value ? { ...each, isChecked: true } : each));
  candidates.checkOutDate = outs.map((each) => (each.value === last.value ? { ...each, isChecked: true } : each));
}

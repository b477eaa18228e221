import { amountsIn } from '../../normalise/normalise-amount.ts';
import type { Candidate } from '../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

const cents = (value: string) => Math.round(Number(value) * 100);

// Amounts of total rows.
function totals({ lines }: OpenDocument): Candidate[] {
  const rows = Map.groupBy(lines, ({ page, row }) => `${page} ${row}`);
  return [...rows.values()].flatMap((row) => {
    const isAlone = row.length === 1 && row[0]!.words.length <= 2;
    const isBare = row.every((line) => !/\p{L}{3}/u.test(line.text));
    if (
      !isAlone &&
      !isBare &&
      !row.some((line) =>
        /\b(total|gross|net|deduct|payable|credited|take[ -]home|in hand|recover|receive|earned|paid)/i.test(line.text),
      )
    )
      return [];
    return row.flatMap((line) =>
      line.words.flatMap((word): Candidate[] => {
        const found = /^[₹(]?(?:rs\.?)?\d/i.test(word.text) ? amountsIn(word.text)[0] : undefined;
        return found
          ? [{ value: found.value, raw: word.text, words: [word], page: line.page, by: 'table', strength: 0.6 }]
          : [];
      }),
    );
  });
}

// Gross less deductions is net. Three amounts that satisfy it are confirmed; a missing third amount is searched for.
export function checkSums(open: OpenDocument, candidates: Candidates): void {
  const [gross, cuts, net] = ['grossPay', 'deductions', 'netPay'].map((id) => candidates[id] ?? []);
  const all = totals(open);
  const lists = [gross, cuts, net].map((list) => [...list!, ...all]);
  let best: { trio: Candidate[]; score: number } | undefined;
  for (const g of lists[0]!)
    for (const d of lists[1]!)
      for (const n of lists[2]!) {
        const isSum = cents(g.value) - cents(d.value) === cents(n.value) && cents(d.value) > 0 && cents(n.value) > 0;
        const areDistinct = g.words[0] !== d.words[0] && d.words[0] !== n.words[0] && g.words[0] !== n.words[0];
        if (!isSum || !areDistinct) continue;
        const labelled = [g, d, n].filter((each) => each.by !== 'table').length;
        const score = g.strength + d.strength + n.strength + labelled;
        if (labelled >= 1 && score > (best?.score ?? 0)) best = { trio: [g, d, n], score };
      }
  if (!best) return;
  for (const [at, id] of ['grossPay', 'deductions', 'netPay'].entries()) {
    const right = best.trio[at]!;
    const others = (candidates[id] ?? []).filter((each) => cents(each.value) !== cents(right.value));
    candidates[id] = [
      { ...right, strength: Math.max(right.strength, 0.85), isChecked: true },
      ...others.map((each) => ({ ...each, strength: Math.min(each.strength, 0.5) })),
    ];
  }
}

import type { Route } from '../../../readable-document.types.ts';
import type { Candidates, OpenDocument } from '../../../rules/kind-rules.types.ts';

const most = 0.78; // below the limit for acceptance without review, unless it is found twice or confirmed by a sum

// OCR drops one of two equal characters with high confidence: 8,50,000.00 becomes 8,500.00. Unchecked numbers must be
// confirmed.
export function doubtPictures(
  { document }: OpenDocument,
  candidates: Candidates,
  { amounts = [], codes = [] }: { readonly amounts?: readonly string[]; readonly codes?: readonly string[] },
): void {
  const routes = new Map<number, Route>(document.pages.map(({ pageNo, route }) => [pageNo, route]));
  const isDoubted = (id: string, page: number) =>
    routes.get(page) === 'photo' || (amounts.includes(id) && routes.get(page) === 'scan');
  for (const id of [...amounts, ...codes])
    candidates[id] = (candidates[id] ?? []).map((each) =>
      isDoubted(id, each.page) && !each.isChecked ? { ...each, strength: Math.min(each.strength, most) } : each,
    );
}

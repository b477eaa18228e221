import type { Route } from '../../paper.types.ts';
import type { Candidates, Open } from '../../rules.types.ts';

const most = 0.78; // below what is taken unseen, unless it is found twice or a sum proves it

// A reader of pictures drops one of two like signs and feels sure: 8,50,000.00 becomes 8,500.00. Numbers that nothing checks are shown.
export function doubtPictures(
  { paper }: Open,
  candidates: Candidates,
  { amounts = [], codes = [] }: { readonly amounts?: readonly string[]; readonly codes?: readonly string[] },
): void {
  const routes = new Map<number, Route>(paper.pages.map(({ pageNo, route }) => [pageNo, route]));
  const isDoubted = (id: string, page: number) =>
    routes.get(page) === 'photo' || (amounts.includes(id) && routes.get(page) === 'scan');
  for (const id of [...amounts, ...codes])
    candidates[id] = (candidates[id] ?? []).map((each) =>
      isDoubted(id, each.page) && !each.isChecked ? { ...each, strength: Math.min(each.strength, most) } : each,
    );
}

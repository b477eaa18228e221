import type { Random } from '../tenancy/random.ts';
import { skeletonOf, type LivePage } from './live-page.ts';
import { mutations } from './mutations.ts';

export interface Mutated {
  readonly live: LivePage;
  readonly kinds: readonly string[];
}

const names = Object.keys(mutations);
const attempts = 60;

// The page after one change, or after two to four different ones. The first kind is given, so that all are tried alike; a page on which it
// is impossible gets another one.
export function mutate(live: LivePage, first: string, random: Random): Mutated {
  const before = JSON.stringify(skeletonOf(live));
  const wanted = random.next() < 0.7 ? 1 : 2 + Math.floor(random.next() * 3);
  let [changed, kinds]: [LivePage, string[]] = [live, []];
  for (let n = 0; n < attempts && kinds.length < wanted; n++) {
    const kind = n === 0 ? first : random.of(names);
    if (kinds.includes(kind)) continue;
    const next = mutations[kind]!(changed, random);
    if (next === null || JSON.stringify(skeletonOf(next)) === JSON.stringify(skeletonOf(changed))) continue;
    [changed, kinds] = [next, [...kinds, kind]];
  }
  if (JSON.stringify(skeletonOf(changed)) === before)
    throw new Error(`${live.pack.portal} ${live.page.id} cannot be changed`);
  return { live: changed, kinds };
}

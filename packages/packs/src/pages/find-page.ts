import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { isPageOf } from './is-page-of.ts';
import { matchPage } from './match-page.ts';

// The page of the pack with this address and heading. Where several have them, the one that is known; where several are known, none.
export function findPage(pack: Pack, skeleton: PageSkeleton): PackPage | undefined {
  if (!pack.origins.includes(skeleton.origin)) return undefined;
  const pages = pack.pages.filter((page) => isPageOf(page, skeleton));
  const specific = pages.filter(({ heading }) => heading !== null);
  const possible = specific.length > 0 ? specific : pages;
  if (possible.length <= 1) return possible[0];
  const matches = possible.map((page) => ({ page, match: matchPage(page, skeleton) }));
  const known = matches.filter(({ match }) => match.isKnown);
  if (known.length > 0) return known.length === 1 ? known[0]!.page : undefined;
  return matches.toSorted((one, other) => one.match.differences.length - other.match.differences.length)[0]?.page;
}

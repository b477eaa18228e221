import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { Pack, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { findPage } from '@visawright/packs/pages/find-page.ts';
import { matchPage, type PageDifference, type PageMatch } from '@visawright/packs/pages/match-page.ts';
import { planPage, type PlannedField } from '@visawright/packs/values/plan-page.ts';

export type FillAnswers = Pick<FillData, 'answers' | 'files'>;

// nothing: no fields, and no page of the pack. unlisted: fields on a page the pack does not have. changed: the page differs from the
// pack's.
export type Looked =
  | { readonly is: 'nothing' }
  | { readonly is: 'unlisted' }
  | { readonly is: 'changed'; readonly page: PackPage; readonly differences: readonly PageDifference[] }
  | {
      readonly is: 'known';
      readonly page: PackPage;
      readonly match: PageMatch;
      readonly plan: readonly PlannedField[];
    };

export function lookAtPage(pack: Pack, skeleton: PageSkeleton, answers: FillAnswers | null): Looked {
  const page = findPage(pack, skeleton);
  if (!page) return { is: skeleton.controls.length === 0 ? 'nothing' : 'unlisted' };
  const match = matchPage(page, skeleton);
  if (!match.isKnown) return { is: 'changed', page, differences: match.differences };
  return { is: 'known', page, match, plan: answers ? planPage(page, match, skeleton, answers) : [] };
}

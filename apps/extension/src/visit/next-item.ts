import type { PackBlock, PackPage } from '@visawright/contract/extension/pack.ts';
import { refOfItem } from '@visawright/packs/pages/expected-controls.ts';
import type { PageMatch } from '@visawright/packs/pages/match-page.ts';
import type { FillAnswers } from './look-at-page.ts';

export function itemsOnPage({ fields }: Pick<PackBlock, 'fields'>, { refs }: Pick<PageMatch, 'refs'>): number {
  const { control } = fields[0]!;
  let items = 0;
  while (refs[refOfItem(control, items)] !== undefined) items++;
  return items;
}

export interface MissingItem {
  readonly block: PackBlock;
  readonly button: string;
  readonly beside: string; // live ref of a control in the same frame
  readonly present: number;
}

// The first repeated question that has more answers than the page has items, and a button that adds one.
export function nextItem(
  page: PackPage,
  match: PageMatch,
  { answers }: Pick<FillAnswers, 'answers'>,
): MissingItem | null {
  for (const block of page.blocks) {
    const value = answers[block.question];
    const isList = Array.isArray(value) && value.every((each) => typeof each === 'object');
    const wanted = isList ? Math.min(value.length, block.most) : 0;
    const present = itemsOnPage(block, match);
    const beside = match.refs[block.fields[0]!.control] ?? Object.values(match.refs)[0];
    if (present < wanted && block.addButton !== null && beside !== undefined)
      return { block, button: block.addButton, beside, present };
  }
  return null;
}

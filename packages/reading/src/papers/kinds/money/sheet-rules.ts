import type { KindReader } from '../../paper.types.ts';
import { readByRules } from '../../rules.ts';
import type { KindRules } from '../../rules.types.ts';
import { settleHeads } from './heads-over-values.ts';

// Papers about money and work are sheets of cells: rules, and then which cells are headings.
export const readSheetByRules = (rules: KindRules): KindReader =>
  readByRules({
    ...rules,
    after(open, candidates) {
      settleHeads(open, candidates, rules);
      return rules.after?.(open, candidates);
    },
  });

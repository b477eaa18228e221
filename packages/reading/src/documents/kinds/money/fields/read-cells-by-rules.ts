import type { KindReader } from '../../../readable-document.types.ts';
import { readByRules } from '../../../rules/read-by-rules.ts';
import type { KindRules } from '../../../rules/kind-rules.types.ts';
import { settleHeads } from './settle-heads.ts';

// Documents about money and work consist of cells: apply the rules, then decide which cells are headings.
export const readCellsByRules = (rules: KindRules): KindReader =>
  readByRules({
    ...rules,
    after(open, candidates) {
      settleHeads(open, candidates, rules);
      return rules.after?.(open, candidates);
    },
  });

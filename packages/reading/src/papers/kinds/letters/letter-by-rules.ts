import { fieldTypesOf } from '../../field-types.ts';
import type { ValueType } from '../../normalise/by-type.ts';
import type { KindReader } from '../../paper.types.ts';
import { readByRules } from '../../rules.ts';
import type { Candidates, KindRules } from '../../rules.types.ts';
import { columnsApart } from './side-column.ts';

const shapeless: ReadonlySet<ValueType> = new Set(['address', 'name', 'organisation', 'paragraph', 'text']);
const single = 0.78; // below what is taken unseen

// Words of a sentence that nothing else on the paper confirms may be another sentence's: a person looks at them.
function doubtSentences({ kind, fields }: KindRules, candidates: Candidates): void {
  const types = fieldTypesOf(kind);
  for (const [id, list] of Object.entries(candidates))
    if (shapeless.has(fields[id]?.as ?? types.get(id)?.as ?? 'text'))
      candidates[id] = list.map((each) => each.by === 'sentence' ? { ...each, strength: Math.min(each.strength, single) } : each); // prettier-ignore
}

// A letter is read column by column, a form row by row.
export function letterByRules(rules: KindRules): KindReader {
  const { kind, read } = readByRules({
    ...rules,
    after(open, candidates) {
      const more = rules.after?.(open, candidates);
      doubtSentences(rules, candidates);
      return more;
    },
  });
  return { kind, read: (paper) => read(columnsApart(paper)) };
}

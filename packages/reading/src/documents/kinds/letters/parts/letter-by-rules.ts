import { fieldTypesOf } from '../../../values/field-types.ts';
import type { ValueType } from '../../../normalise/normalise-by-type.ts';
import type { KindReader } from '../../../readable-document.types.ts';
import { readByRules } from '../../../rules/read-by-rules.ts';
import type { Candidates, KindRules } from '../../../rules/kind-rules.types.ts';
import { separateColumns } from './separate-columns.ts';

const shapeless: ReadonlySet<ValueType> = new Set(['address', 'name', 'organisation', 'paragraph', 'text']);
const single = 0.78; // below the limit for acceptance without review

// Words of a sentence that nothing else in the document confirms may belong to another sentence: they must be
// confirmed.
function doubtSentences({ kind, fields }: KindRules, candidates: Candidates): void {
  const types = fieldTypesOf(kind);
  for (const [id, list] of Object.entries(candidates))
    if (shapeless.has(fields[id]?.as ?? types.get(id)?.as ?? 'text'))
      candidates[id] = list.map((each) =>
        each.by === 'sentence' ? { ...each, strength: Math.min(each.strength, single) } : each,
      );
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
  return { kind, read: (document) => read(separateColumns(document)) };
}

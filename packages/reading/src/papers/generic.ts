import { fieldTypesOf } from './field-types.ts';
import type { KindReader } from './paper.types.ts';
import { readByRules } from './rules.ts';

// A kind without rules of its own: what the forms call a field is what its papers print.
export function genericReader(kind: string): KindReader {
  const fields = [...fieldTypesOf(kind).values()].filter((field) => field.as !== undefined);
  return readByRules({
    kind,
    fields: Object.fromEntries(
      fields.map(({ id, label }) => [id, { labels: label.replaceAll(/\(.*?\)|\?/g, '').split(' / ') }]),
    ),
  });
}

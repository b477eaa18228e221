import { fieldTypesOf } from '../values/field-types.ts';
import type { KindReader } from '../readable-document.types.ts';
import { readByRules } from './read-by-rules.ts';

// A kind without rules: the forms' field labels are expected on its documents.
export function genericReader(kind: string): KindReader {
  const fields = [...fieldTypesOf(kind).values()].filter((field) => field.as !== undefined);
  return readByRules({
    kind,
    fields: Object.fromEntries(
      fields.map(({ id, label }) => [id, { labels: label.replaceAll(/\(.*?\)|\?/g, '').split(' / ') }]),
    ),
  });
}

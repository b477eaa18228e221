import { fieldMeanings } from '../form/field-dictionary.ts';

const groups = new Map(
  fieldMeanings.flatMap(({ id, equivalents }) => (equivalents ? [[id, equivalents] as const] : [])),
);

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim();

const among = (options: readonly string[], wording: string): string | undefined =>
  options.find((option) => plain(option) === plain(wording));

// The form's option for a value that another form or a document words differently; undefined if it has none.
export function equivalentOption(fieldId: string, options: readonly string[], wording: string): string | undefined {
  const same = among(options, wording);
  if (same) return same;
  const group = groups.get(fieldId)?.find((each) => among(each, wording));
  return group && options.find((option) => among(group, option));
}

import { fieldMeanings } from './field-dictionary.ts';

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

// The form's own wording of what another form or a paper calls otherwise; undefined: it has none.
export function ownWording(fieldId: string, options: readonly string[], wording: string): string | undefined {
  const same = among(options, wording);
  if (same) return same;
  const group = groups.get(fieldId)?.find((each) => among(each, wording));
  return group && options.find((option) => among(group, option));
}

import { isMaskedField } from '@visawright/contract/masked-number.ts';
import { categories, type Category } from '@visawright/forms/categories.ts';
import type { ReadDocument, ReadPage, ReadValue } from '@visawright/reading/engine.types.ts';
import { fitsType } from './fits-type.ts';
import { foundInWords } from './found-in-words.ts';

type ReadField = Category['kinds'][number]['fields'][number];

// What may be asked of a paper elsewhere: no table, and no number that never leaves.
export const askedFields = ({ category, kind }: ReadDocument): readonly ReadField[] =>
  (categories.find((each) => each.category === category)?.kinds ?? [])
    .filter(({ name }) => name === kind)
    .flatMap(({ fields }) => fields)
    .filter(({ id, type }) => type !== 'repeat' && !isMaskedField(id));

const [sure, unsure] = [0.9, 0.5];

// Two engines: what both say is accepted, what the local one was sure of stays, and what only the other says is accepted when the page's own
// words say it too. Everything else is shown to a person.
export function withVision(
  paper: ReadDocument,
  said: Readonly<Record<string, string>>,
  pages: readonly ReadPage[],
): ReadDocument {
  const own = pages.filter(({ page }) => paper.pages.includes(page));
  const fields = new Map(askedFields(paper).map((field) => [field.id, field]));
  const values: Record<string, ReadValue> = { ...paper.values };
  for (const [id, text] of Object.entries(said)) {
    const field = fields.get(id);
    const value = field && clean(field, text);
    const local = Object.hasOwn(values, id) ? values[id] : undefined;
    if (!field || value === undefined || local?.outcome === 'accept') continue;
    if (local && same(local.value, value)) values[id] = { ...local, outcome: 'accept', confidence: sure };
    else if (!local) values[id] = readElsewhere(paper, own, value);
  }
  return { ...paper, values };
}

function readElsewhere(paper: ReadDocument, pages: readonly ReadPage[], value: string): ReadValue {
  const place = foundInWords(pages, value);
  if (place) return { value, ...place, outcome: 'accept', confidence: sure };
  const whole: ReadValue['polygon'] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
  return { value, raw: value, page: paper.pages[0]!, polygon: whole, outcome: 'confirm', confidence: unsure };
}

const same = (one: string, other: string) =>
  one.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '') === other.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

// A value that does not fit its field was not read.
const clean = ({ id, type, pattern }: ReadField, text: string): string | undefined => {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  const isFit = fitsType(id, type, value) && (pattern === undefined || new RegExp(pattern, 'u').test(value));
  return value !== '' && isFit ? value : undefined;
};

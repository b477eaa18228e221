import { isMaskedField } from '@visawright/contract/documents/masked-number.ts';
import { categories, type Category } from '@visawright/forms/documents/categories.ts';
import type { ReadDocument, ReadPage, ReadValue } from '@visawright/reading/engine.types.ts';
import { matchesFieldType } from '../fields/matches-field-type.ts';
import { boxPolygon } from '../readings/box-polygon.ts';
import { findValueInWords } from './find-value-in-words.ts';

type ReadField = Category['kinds'][number]['fields'][number];

// Fields that may be requested from the endpoint: no tables, and no masked numbers.
export const listVisionFields = ({ category, kind }: ReadDocument): readonly ReadField[] =>
  (categories.find((each) => each.category === category)?.kinds ?? [])
    .filter(({ name }) => name === kind)
    .flatMap(({ fields }) => fields)
    .filter(({ id, type }) => type !== 'repeat' && !isMaskedField(id));

const [sure, unsure] = [0.9, 0.5];

// A value is accepted if both engines agree, if the local one was certain, or if the page's own words confirm it.
// Anything else is shown to a person.
export function mergeVisionValues(
  document: ReadDocument,
  output: Readonly<Record<string, string>>,
  pages: readonly ReadPage[],
): ReadDocument {
  const own = pages.filter(({ page }) => document.pages.includes(page));
  const fields = new Map(listVisionFields(document).map((field) => [field.id, field]));
  const values: Record<string, ReadValue> = { ...document.values };
  for (const [id, text] of Object.entries(output)) {
    const field = fields.get(id);
    const value = field && clean(field, text);
    const local = Object.hasOwn(values, id) ? values[id] : undefined;
    if (!field || value === undefined || local?.outcome === 'accept') continue;
    if (local && same(local.value, value)) values[id] = { ...local, outcome: 'accept', confidence: sure };
    else if (!local) values[id] = readByVision(document, own, value);
  }
  return { ...document, values };
}

function readByVision(document: ReadDocument, pages: readonly ReadPage[], value: string): ReadValue {
  const location = findValueInWords(pages, value);
  if (location) return { value, ...location, outcome: 'accept', confidence: sure };
  return {
    value,
    raw: value,
    page: document.pages[0]!,
    polygon: boxPolygon(0, 0, 1, 1),
    outcome: 'confirm',
    confidence: unsure,
  };
}

const same = (one: string, other: string) =>
  one.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '') === other.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

// An invalid value counts as not read.
const clean = ({ id, type, pattern }: ReadField, text: string): string | undefined => {
  const value = text.replaceAll(/\s+/g, ' ').trim();
  const isFit = matchesFieldType(id, type, value) && (pattern === undefined || new RegExp(pattern, 'u').test(value));
  return value !== '' && isFit ? value : undefined;
};

import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { adviceOf } from './checklist-advice.ts';
import { checklistHindi } from './checklist-hindi.ts';
import { conditionFor } from './checklist-groups.ts';
import { forms } from '../destinations/form-files.ts';

const items = [...forms.values()].flatMap(({ checklist }) => checklist);
const texts = new Set(
  [
    ...items.flatMap((item) => [
      item.title,
      item.hint,
      adviceOf(item),
      ...visaGroups.map((group) => conditionFor(item, group)),
    ]),
    ...[...forms.values()].map(({ photo }) => photo.background),
  ].filter((text) => text !== null && text !== ''),
);

test('every word of every checklist has its Hindi one', () =>
  expect([...texts].filter((text) => !checklistHindi[text!])).toEqual([]));

test('no Hindi word is left over from a list that has changed', () =>
  expect(Object.keys(checklistHindi).filter((text) => !texts.has(text))).toEqual([]));

test('numbers, sums and names of forms are the same in both', () => {
  const figures = (text: string) => text.match(/\d+(?:,\d{3})*|[A-Z]{2,}/g)?.sort() ?? [];
  const known = new Set(['UK', 'US', 'ID', 'NZ', 'TB', 'MFA']); // written in Devanagari
  for (const [english, hindi] of Object.entries(checklistHindi)) {
    const translated = new Set(figures(hindi));
    const lost = figures(english).filter((figure) => !known.has(figure) && !translated.has(figure));
    expect(lost, english).toEqual([]);
  }
});

import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import data from '../../situation-texts.json' with { type: 'json' };
import { conditionFor } from './checklist-groups.ts';
import { checklistFor, checklistItems } from './checklist.ts';
import { forms } from '../destinations/form-files.ts';
import { situationTexts } from './situation-texts.ts';

const lists = [...forms.values()].flatMap((form) =>
  visaGroups.map((group) => [
    ...new Set(
      checklistItems(checklistFor(form, group))
        .map((item) => conditionFor(item, group))
        .filter((condition) => condition !== null),
    ),
  ]),
);

test.each(['en', 'hi'] as const)('every condition is said in the traveller’s words (%s), and no other', (language) =>
  expect(Object.keys(data[language]).sort()).toEqual([...new Set(lists.flat())].sort()),
);

test.each(['en', 'hi'] as const)('within one list no two choices read the same (%s)', (language) => {
  for (const conditions of lists) {
    const choices = conditions.map((condition) => situationTexts(condition, language).choice);
    expect(new Set(choices).size, choices.join('; ')).toBe(choices.length);
  }
});

test('nobody is asked in the words of a registry', () => {
  for (const { choice, clause } of Object.values(data.en))
    expect(`${choice} ${clause}`).not.toMatch(/applicant|minor|nationals?\b|sponsor/i);
});

test('numbers are the same in both languages', () => {
  const numbers = (text: string) => text.match(/\d+/g)?.sort() ?? [];
  for (const condition of new Set(lists.flat()))
    expect(numbers(situationTexts(condition, 'hi').choice), condition).toEqual(
      numbers(situationTexts(condition, 'en').choice),
    );
});

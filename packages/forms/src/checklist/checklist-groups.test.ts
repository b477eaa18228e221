import { expect, test } from 'vitest';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor } from './checklist.ts';
import { groupByCategory, conditionFor } from './checklist-groups.ts';
import { forms } from '../destinations/form-files.ts';

test('groups items by category in list order', () => {
  const { required } = checklistFor(forms.get('italy')!, 'Tourism');
  const groups = groupByCategory(required);
  expect(groups.map(({ category }) => category).slice(0, 4)).toEqual([
    'Passport',
    'Photo',
    'Insurance',
    'Proof of Travel',
  ]);
  expect(groups.flatMap(({ items: documents }) => documents)).toHaveLength(required.length);
});

test('a condition that speaks of one purpose holds for that purpose alone', () => {
  const document = { conditions: 'Tourism: when visiting a local contact' };
  expect(conditionFor(document, 'Tourism')).toBe('when visiting a local contact');
  expect(conditionFor(document, 'Business')).toBeNull();
  expect(conditionFor({ conditions: 'Minors' }, 'Student')).toBe('Minors');
  expect(conditionFor({}, 'Student')).toBeNull();
});

test('within one list a title names one document: marks are stored by it', () => {
  for (const [id, form] of forms)
    for (const group of visaGroups) {
      const { required, recommended } = checklistFor(form, group);
      const titles = [...required, ...recommended].map(({ title }) => title);
      expect(new Set(titles).size, `${id} ${group}`).toBe(titles.length);
    }
});

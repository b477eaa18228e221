import { expect, test } from 'vitest';
import { visaGroups } from '@visawright/contract/visa-group.ts';
import { checklistFor } from './checklist.ts';
import { byCategory, conditionOf } from './checklist-view.ts';
import { forms } from './read-files.ts';

test('papers stand together by category, in the order of the list', () => {
  const { required } = checklistFor(forms.get('italy')!, 'Tourism');
  const groups = byCategory(required);
  expect(groups.map(({ category }) => category).slice(0, 4)).toEqual([
    'Passport',
    'Photo',
    'Insurance',
    'Proof of Travel',
  ]);
  expect(groups.flatMap(({ papers }) => papers)).toHaveLength(required.length);
});

test('a condition that speaks of one purpose holds for that purpose alone', () => {
  const paper = { conditions: 'Tourism: when visiting a local contact' };
  expect(conditionOf(paper, 'Tourism')).toBe('when visiting a local contact');
  expect(conditionOf(paper, 'Business')).toBeNull();
  expect(conditionOf({ conditions: 'Minors' }, 'Student')).toBe('Minors');
  expect(conditionOf({}, 'Student')).toBeNull();
});

test('within one list a title names one paper: marks are kept by it', () => {
  for (const [id, form] of forms)
    for (const group of visaGroups) {
      const { required, recommended } = checklistFor(form, group);
      const titles = [...required, ...recommended].map(({ title }) => title);
      expect(new Set(titles).size, `${id} ${group}`).toBe(titles.length);
    }
});

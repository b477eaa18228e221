import { expect, test } from 'vitest';
import { conditionFields } from './condition-fields.ts';
import { splitTitle } from '../definition/section-title.ts';

test('returns only fields named by conditions', () => {
  const field = { label: 'x', type: 'text', required: false } as const;
  const form = {
    sections: [
      {
        id: 'a',
        title: 'A',
        fields: [
          { ...field, id: 'one' },
          { ...field, id: 'two', visibleWhen: { field: 'one', equals: 'Yes' } },
          {
            ...field,
            id: 'three',
            visibleWhen: {
              all: [
                { field: 'two', equals: 'Yes' },
                {
                  not: {
                    any: [
                      { field: 'derived.isMinor', equals: 'Yes' },
                      { field: 'one', equals: 'No' },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  };
  expect([...conditionFields(form)].toSorted()).toEqual(['derived.isMinor', 'one', 'two']);
});

test('splits the box numbers from a section title', () => {
  expect(splitTitle('Identity (boxes 1-9)')).toEqual({ name: 'Identity', place: 'Boxes 1–9' });
  expect(splitTitle('Parental authority (box 10, minors)')).toEqual({
    name: 'Parental authority',
    place: 'Box 10, minors',
  });
  expect(splitTitle('War crimes, terrorism and character')).toEqual({
    name: 'War crimes, terrorism and character',
    place: '',
  });
});

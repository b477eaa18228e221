import { expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';
import { splitTitle } from './section-title.ts';

test('only fields that conditions name can show or hide others', () => {
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
  expect([...askedFields(form)].toSorted()).toEqual(['derived.isMinor', 'one', 'two']);
});

test('the boxes of a paper form stand beside the name of a section', () => {
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

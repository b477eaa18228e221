import { expect, test } from 'vitest';
import { answersInLists } from './answers-in-lists.ts';
import { thailand } from './definitions/thailand.ts';
import { vietnam } from './definitions/vietnam.ts';

test('a place of free text becomes one that the list of the portal offers, also where the list depends on another', () => {
  const answers = {
    accommodationProvince: 'Pune',
    accommodationDistrict: 'Pune',
    accommodationWard: 'Pune',
    sex: 'Female',
  };
  expect(answersInLists(thailand, answers)).toEqual({
    accommodationProvince: 'Bangkok',
    accommodationDistrict: 'Beach District',
    accommodationWard: 'Garden Area',
    sex: 'Female',
  });
});

test('options that our form has too stay as they are, and what was not answered stays unanswered', () => {
  expect(answersInLists(vietnam, { provinceOfStay: 'Ha Noi City', accommodationWard: 'Pune' })).toEqual({
    provinceOfStay: 'Ha Noi City',
    accommodationWard: 'Central Ward',
  });
  expect(answersInLists(vietnam, {})).toEqual({});
});

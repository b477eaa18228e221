import { expect, test } from 'vitest';
import { peopleInFileName } from './people-in-file-name.ts';

const trip = ['Asha Rao', 'Asha Meera Rao', 'Rohan Mehta'].map((name) => ({ applicantUid: name, known: [{ name }] }));
const found = (fileName: string) => peopleInFileName(fileName, trip).map(({ name }) => name);

test('a file is named after the traveller whose full name it has', () => {
  expect(found('rohan_mehta photo.jpg')).toEqual(['Rohan Mehta']);
  expect(found('Asha-Rao.pdf')).toEqual(['Asha Rao']);
  expect(found('Asha Meera Rao.pdf')).toEqual(['Asha Meera Rao']); // and not after Asha Rao
});

test('one word of a name, or two travellers, name nobody', () => {
  expect(found('asha.jpg')).toEqual([]);
  expect(found('Asha Rao and Rohan Mehta.pdf')).toEqual([]);
});

import { expect, test } from 'vitest';
import { addMentionedTravellers, findMentionedTravellers } from './find-mentioned-travellers.ts';

const traveller = (name: string) => ({ applicantUid: name, known: [{ name }] });
const trip = ['Gargi Salvi', 'Nivedita Salvi', 'Falguni Ilango Zodape', 'C. Lobsang Jadeja'].map(traveller);
const mentioned = (text: string) => findMentionedTravellers(text.split(' '), trip).map(({ name }) => name);

test('finds full names in any order, with a word between them, a slash or a point', () => {
  expect(mentioned('This is to certify that Ms. GARGI SALVI is employed')).toEqual(['Gargi Salvi']);
  expect(mentioned('Passenger: SALVI/NIVEDITA MS')).toEqual(['Nivedita Salvi']);
  expect(mentioned('Customer FALGUNI ZODAPE , Pune')).toEqual(['Falguni Ilango Zodape']);
  expect(mentioned('Falguni I Zodape')).toEqual(['Falguni Ilango Zodape']);
  expect(mentioned('Shri Lobsang C Jadeja')).toEqual(['C. Lobsang Jadeja']);
  expect(mentioned('Gargi Salvi and Nivedita Salvi travel together')).toEqual(['Gargi Salvi', 'Nivedita Salvi']);
});

test('a surname or a first name alone, or far apart, is no mention', () => {
  expect(mentioned('the Salvi family of Pune')).toEqual([]);
  expect(mentioned('Gargi is a river. The account was opened by Mr Salvi')).toEqual([]);
  expect(mentioned('')).toEqual([]);
});

test('where one name is a part of the other, it is the one that is written', () => {
  const namesakes = ['Asha Rao', 'Asha Meera Rao', 'Asha Iyer'].map(traveller);
  const found = (text: string) => findMentionedTravellers(text.split(' '), namesakes).map(({ name }) => name);
  expect(found('Account holder: Ms. ASHA MEERA RAO, Pune')).toEqual(['Asha Meera Rao']);
  expect(found('Account holder: Ms. RAO ASHA, Pune')).toEqual(['Asha Rao']);
  expect(found('Asha Meera Rao, with Asha Rao')).toEqual(['Asha Rao', 'Asha Meera Rao']);
  expect(found('Asha M Rao')).toEqual(['Asha Rao', 'Asha Meera Rao']); // it could be either
});

test('is only looked for if the reader found none of the travellers', () => {
  const words = 'Gargi Salvi'.split(' ');
  expect(addMentionedTravellers([{ name: 'NIVEDITA SALVI' }], words, trip)).toEqual([{ name: 'NIVEDITA SALVI' }]);
  expect(addMentionedTravellers([{ name: 'Rohan Mehta' }], words, trip)).toEqual([
    { name: 'Rohan Mehta' },
    { name: 'Gargi Salvi' },
  ]);
  expect(addMentionedTravellers([], words, trip)).toEqual([{ name: 'Gargi Salvi' }]);
});

import { expect, test } from 'vitest';
import { piecesIn, vocabularyOf, wordsOf } from './wordpiece.ts';

const vocabulary = vocabularyOf('[PAD]\n[UNK]\n[CLS]\n[SEP]\nbank\nstate\n##ment\n,\ncafe\n');

test('words are parted as BERT parts them', () => {
  expect(wordsOf('Café, a/b\t中x')).toEqual(['cafe', ',', 'a', '/', 'b', '中', 'x']);
});

test('unknown words become one mark, known ones the longest pieces', () => {
  expect(piecesIn('Bank statement, Café zzz', vocabulary, 16)).toEqual([2, 4, 5, 6, 7, 8, 1, 3]);
});

test('a long text is cut and still closed', () => {
  expect(piecesIn('bank '.repeat(50), vocabulary, 6)).toEqual([2, 4, 4, 4, 4, 3]);
});

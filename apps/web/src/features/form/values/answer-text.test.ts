import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const texts = (text: string) => (text === 'Single' ? 'अविवाहित' : text);

test('formats answers in the reader’s language', () => {
  expect(answerText({ type: 'date' }, '1991-08-14', texts, 'en')).toBe('14 August 1991');
  expect(answerText({ type: 'date' }, '14/08/19', texts, 'en')).toBe('14/08/19');
  expect(answerText({ type: 'select' }, 'Single', texts, 'hi')).toBe('अविवाहित');
  expect(answerText({ type: 'text' }, 'Single', texts, 'hi')).toBe('Single');
  expect(answerText({ type: 'country' }, 'India', texts, 'hi')).toBe('भारत');
  expect(answerText({ type: 'checkbox' }, ['Cash', 'Card'], texts, 'en')).toBe('Cash, Card');
});

test('formats items of a repeat in the form’s order, and nothing as an empty text', () => {
  const fields = [
    { id: 'employer', label: 'Employer', type: 'text', required: true },
    { id: 'from', label: 'From', type: 'date', required: false },
  ] as const;
  const jobs: Record<string, string>[] = [{ from: '2020-01-02', employer: 'Lumen' }, { employer: 'Peepal' }];
  expect(answerText({ type: 'repeat', fields: [...fields] }, jobs, texts, 'en')).toBe('Lumen, 2 January 2020; Peepal');
  expect(answerText({ type: 'repeat', fields: [...fields] }, [], texts, 'en')).toBe('');
  expect(answerText({ type: 'text' }, null, texts, 'en')).toBe('');
});

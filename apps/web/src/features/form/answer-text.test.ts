import { expect, test } from 'vitest';
import { answerText } from './answer-text.ts';

const says = (text: string) => (text === 'Single' ? 'अविवाहित' : text);

test('an answer reads as a person writes it, in the reader’s language', () => {
  expect(answerText({ type: 'date' }, '1991-08-14', says, 'en')).toBe('14 August 1991');
  expect(answerText({ type: 'date' }, '14/08/19', says, 'en')).toBe('14/08/19');
  expect(answerText({ type: 'select' }, 'Single', says, 'hi')).toBe('अविवाहित');
  expect(answerText({ type: 'text' }, 'Single', says, 'hi')).toBe('Single');
  expect(answerText({ type: 'country' }, 'India', says, 'hi')).toBe('भारत');
  expect(answerText({ type: 'checkbox' }, ['Cash', 'Card'], says, 'en')).toBe('Cash, Card');
});

test('of a repeat every item, part by part in the form’s order; nothing is nothing', () => {
  const fields = [
    { id: 'employer', label: 'Employer', type: 'text', required: true },
    { id: 'from', label: 'From', type: 'date', required: false },
  ] as const;
  const jobs: Record<string, string>[] = [{ from: '2020-01-02', employer: 'Lumen' }, { employer: 'Peepal' }];
  expect(answerText({ type: 'repeat', fields: [...fields] }, jobs, says, 'en')).toBe('Lumen, 2 January 2020; Peepal');
  expect(answerText({ type: 'repeat', fields: [...fields] }, [], says, 'en')).toBe('');
  expect(answerText({ type: 'text' }, null, says, 'en')).toBe('');
});

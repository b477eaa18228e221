import { expect, test } from 'vitest';
import { belongingOf, type Traveller } from './belonging.ts';

const who = (applicantUid: string, name: string, dateOfBirth?: string, passportNumber?: string): Traveller => ({
  applicantUid,
  known: [{ name, dateOfBirth, passportNumber }],
});
const asha = who('asha', 'Asha Rao', '1990-05-01', 'K1234567');
const ravi = who('ravi', 'Ravi Rao', '1988-02-03', 'M7654321');
const kiran = who('kiran', 'Kiran Rao', '2015-09-09');

test('a paper that names its own person is theirs, also beside others', () => {
  expect(belongingOf([{ name: 'RAO ASHA' }], asha, [ravi])).toEqual({ belonging: 'own', belongsTo: null });
  const ticket = [{ name: 'RAVI RAO', dateOfBirth: '1988-02-03' }, { name: 'ASHA RAO' }];
  expect(belongingOf(ticket, asha, [ravi, kiran]).belonging).toBe('own');
});

test('a passport number, or a name with its birth date, gives it to exactly one other traveller', () => {
  const [number, born] = [
    { name: 'X', passportNumber: 'M7654321' },
    { name: 'R Rao', dateOfBirth: '1988-02-03' },
  ];
  for (const person of [number, born])
    expect(belongingOf([person], asha, [ravi, kiran])).toEqual({ belonging: 'other', belongsTo: 'ravi' });
});

test('a name alone is asked about, where it is one other traveller’s and not one’s own', () => {
  const asked = { belonging: 'unclear', belongsTo: 'ravi' };
  expect(belongingOf([{ name: 'RAO RAVI' }], asha, [ravi, kiran])).toEqual(asked);
  const namesake = who('namesake', 'Ravi Rao');
  expect(belongingOf([{ name: 'Ravi Rao' }], asha, [ravi, namesake]).belongsTo).toBeNull();
  expect(belongingOf([{ name: 'R Rao' }], asha, [ravi]).belongsTo).toBeNull();
});

test('nobody known, or two others at once, are left to a person', () => {
  const unclear = { belonging: 'unclear', belongsTo: null };
  expect(belongingOf([{ name: 'Somebody Else' }], asha, [ravi])).toEqual(unclear);
  expect(belongingOf([], asha, [ravi])).toEqual(unclear);
  const both = [
    { name: 'Ravi Rao', dateOfBirth: '1988-02-03' },
    { name: 'Kiran Rao', dateOfBirth: '2015-09-09' },
  ];
  expect(belongingOf(both, asha, [ravi, kiran])).toEqual(unclear);
});

test('of two with one name the birth date decides, whatever the uploader’s record leaves open', () => {
  const father = who('father', 'Ravi Rao', '1958-01-01');
  const son = who('son', 'Ravi Rao');
  const paper = [{ name: 'Ravi Rao', dateOfBirth: '1958-01-01' }];
  expect(belongingOf(paper, son, [father])).toEqual({ belonging: 'other', belongsTo: 'father' });
});

import { expect, test } from 'vitest';
import { decideBelonging, type KnownTraveller } from './decide-belonging.ts';

const who = (applicantUid: string, name: string, dateOfBirth?: string, passportNumber?: string): KnownTraveller => ({
  applicantUid,
  known: [{ name, dateOfBirth, passportNumber }],
});
const asha = who('asha', 'Asha Rao', '1990-05-01', 'K1234567');
const ravi = who('ravi', 'Ravi Rao', '1988-02-03', 'M7654321');
const kiran = who('kiran', 'Kiran Rao', '2015-09-09');

test("is the applicant's own when it names them, even together with others", () => {
  expect(decideBelonging([{ name: 'RAO ASHA' }], asha, [ravi])).toEqual({
    belonging: 'own',
    belongsTo: null,
    question: null,
  });
  const ticket = [{ name: 'RAVI RAO', dateOfBirth: '1988-02-03' }, { name: 'ASHA RAO' }];
  expect(decideBelonging(ticket, asha, [ravi, kiran]).belonging).toBe('own');
});

test('belongs to exactly one other traveller by passport number, or by name and birth date', () => {
  const [number, born] = [
    { name: 'X', passportNumber: 'M7654321' },
    { name: 'R Rao', dateOfBirth: '1988-02-03' },
  ];
  for (const person of [number, born])
    expect(decideBelonging([person], asha, [ravi, kiran])).toMatchObject({ belonging: 'other', belongsTo: 'ravi' });
});

test('asks when only a name matches one other traveller', () => {
  const asked = { belonging: 'unclear', belongsTo: 'ravi', question: 'different' };
  expect(decideBelonging([{ name: 'RAO RAVI' }], asha, [ravi, kiran])).toEqual(asked);
  const namesake = who('namesake', 'Ravi Rao');
  expect(decideBelonging([{ name: 'Ravi Rao' }], asha, [ravi, namesake]).belongsTo).toBeNull();
  expect(decideBelonging([{ name: 'R Rao' }], asha, [ravi]).belongsTo).toBeNull();
});

test('leaves the decision to a person when nobody or two others match', () => {
  const unclear = { belonging: 'unclear', belongsTo: null, question: 'different' };
  expect(decideBelonging([{ name: 'Somebody Else' }], asha, [ravi])).toEqual(unclear);
  expect(decideBelonging([], asha, [ravi])).toEqual({ ...unclear, question: null }); // it names nobody
  const both = [
    { name: 'Ravi Rao', dateOfBirth: '1988-02-03' },
    { name: 'Kiran Rao', dateOfBirth: '2015-09-09' },
  ];
  expect(decideBelonging(both, asha, [ravi, kiran])).toEqual(unclear);
});

test("tells two people with the same name apart by birth date, whatever the uploader's record leaves open", () => {
  const father = who('father', 'Ravi Rao', '1958-01-01');
  const son = who('son', 'Ravi Rao');
  const document = [{ name: 'Ravi Rao', dateOfBirth: '1958-01-01' }];
  const verdict = { belonging: 'other', belongsTo: 'father', question: 'sameName' };
  expect(decideBelonging(document, son, [father])).toEqual(verdict);
});

test('asks about a name that two travellers share, or that comes with another birth date or passport number', () => {
  const [father, son] = [who('father', 'Ravi Rao', '1958-01-01'), who('son', 'Ravi Rao')];
  expect(decideBelonging([{ name: 'RAVI RAO' }], son, [father])).toMatchObject({
    belonging: 'unclear',
    question: 'sameName',
  });
  const stranger = { name: 'Asha Rao', dateOfBirth: '1971-07-07', passportNumber: 'P9999999' };
  expect(decideBelonging([stranger], asha, [])).toMatchObject({ belonging: 'unclear', question: 'sameName' });
  expect(decideBelonging([{ name: 'Asha Rao', passportNumber: 'P9999999' }], asha, []).belonging).toBe('unclear');
});

test('asks about initials, missing words and one letter that differs, also for twins', () => {
  for (const name of ['A Rao', 'Asha Devi Rao', 'Asha']) {
    const verdict = decideBelonging([{ name }], asha, []);
    expect(verdict).toEqual({ belonging: 'unclear', belongsTo: null, question: 'similar' });
  }
  const rohit = who('rohit', 'Rohit Rao', '1990-05-01');
  const twin = { name: 'MOHIT RAO', dateOfBirth: '1990-05-01' };
  expect(decideBelonging([twin], rohit, [])).toMatchObject({ belonging: 'unclear', question: 'similar' });
});

test('any of the confirmed names is the traveller’s; a stranger’s name beside them is not', () => {
  const shalini: KnownTraveller = {
    applicantUid: 'shalini',
    known: [{ name: 'Shalini Rao' }, { name: 'Shalini Joshi' }],
  };
  expect(decideBelonging([{ name: 'SHALINI JOSHI' }], shalini, []).belonging).toBe('own');
  expect(decideBelonging([{ name: 'SHALINI RAO' }], shalini, []).belonging).toBe('own');
  expect(decideBelonging([{ name: 'NIKHIL JOSHI' }], shalini, [])).toMatchObject({ question: 'different' });
});

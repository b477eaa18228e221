import { describe, expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import type { RuleInput } from '../rule-input.ts';
import { letterDistance, nameDifference } from './name-difference.ts';
import { ownName } from './own-name.ts';

const passport = (values: Record<string, string> = { surname: 'SHARMA', givenNames: 'PRIYA' }) =>
  documentEvidence('Passport', 'Indian passport', values);
const judged = (rule: string, documents: DocumentEvidence[], more: Partial<RuleInput> = {}) =>
  judgeRule(rule, ruleInputOf('italy', { documents, ...more }));

describe('the name of the traveller', () => {
  const of = (documents: DocumentEvidence[], applicant = { firstName: 'Priya', lastName: 'Sharma' }) =>
    ownName(ruleInputOf('italy', { documents, applicant }));
  test('is the passport’s, otherwise the record’s', () => {
    expect(of([passport()])).toMatchObject({ full: 'PRIYA SHARMA', surname: 'SHARMA' });
    expect(of([passport({ givenNames: 'TENZIN' })])).toMatchObject({ full: 'TENZIN', surname: '' });
    expect(of([])).toEqual({
      full: 'Priya Sharma',
      surname: 'Sharma',
      evidence: [{ from: 'profile', name: 'profile.name', value: 'Priya Sharma' }],
    });
    expect(of([], { firstName: '', lastName: 'Sharma' })?.full).toBe('Sharma');
    expect(of([], { firstName: '', lastName: '' })).toBeNull();
    const stranger = documentEvidence(
      'Passport',
      'Indian passport',
      { surname: 'RAO' },
      { ownerQuestion: 'different' },
    );
    expect(of([stranger])?.full).toBe('Priya Sharma');
    expect(of([stranger, passport()])?.full).toBe('PRIYA SHARMA');
  });
});

describe('a name in another document', () => {
  const bank = (accountHolderName: string) =>
    documentEvidence('Proof of Funds', 'Bank statement', { accountHolderName });
  const ticket = (passengerName: string) =>
    documentEvidence('Proof of Travel', 'Flight e-ticket or reservation', { passengerName });
  const kinds = (...documents: DocumentEvidence[]) =>
    judged('same-person', [passport(), ...documents]).map(({ variant, reason }) => [variant, reason]);

  test.each([
    ['Priya Sharma', []],
    ['Mohan Sharma and Priya Sharma', []],
    ['Mohan Sharma; Priya Sharma', []],
    ['SHARMA/PRIYA', []],
    ['Mohan Rao & Anil Rao', [['different', 'different']]],
  ])('%s on a ticket', (name, found) => expect(kinds(ticket(name))).toEqual(found));

  test('may be the sponsor’s who wrote a letter', () => {
    const sponsor = documentEvidence('Letter', 'Sponsorship letter or affidavit', { sponsorName: 'Mohan Rao' });
    expect(kinds(bank('Mohan Rao'))).toEqual([['sponsor', 'different']]);
    expect(kinds(bank('Mohan Rao'), sponsor)).toEqual([]);
    expect(kinds(bank('Anil Mehta'), sponsor)).toEqual([['sponsor', 'different']]);
  });

  test('is told with its words and letters', () => {
    const [found] = judged('same-person', [passport(), ticket('Prya Sharma')]);
    expect(found).toMatchObject({
      reason: 'spelling',
      facts: { own: 'PRIYA SHARMA', other: 'Prya Sharma', words: 'PRYA', letters: 1 },
    });
    expect(restsOn(found!)).toEqual([
      'Indian passport.givenNames',
      'Indian passport.surname',
      'Flight e-ticket or reservation.passengerName',
    ]);
  });

  test('nobody is compared with nobody', () => {
    const nobody = { firstName: '', lastName: '' };
    expect(judged('same-person', [ticket('Anil Rao')], { applicant: nobody })).toEqual([]);
    expect(judged('same-person', [passport(), ticket(' ')])).toEqual([]);
  });
});

describe('two names', () => {
  const priya = { full: 'PRIYA RANI SHARMA', surname: 'SHARMA' };
  test.each([
    ['Ms Priya Rani Sharma', 'same', undefined],
    ['Sharma Priyarani', 'same', undefined],
    ['P R Sharma', 'initials', 'P R'],
    ['Priya Sharma', 'wordMissing', 'RANI'],
    ['Priya Rani', 'surnameMissing', 'SHARMA'],
    ['Priya Rani Devi Sharma', 'extraWord', 'DEVI'],
    ['Priya Rani Sarma', 'spelling', 'SARMA'],
    ['Priya Devi Sharma', 'different', 'DEVI'],
    ['Anil Rao', 'different', undefined],
    ['', 'same', undefined],
    ['Dr', 'different', undefined],
  ])('%s: %s', (named, kind, words) => {
    const difference = nameDifference(priya, named);
    expect(difference.kind).toBe(kind);
    if (difference.kind !== 'same') expect(difference.words).toBe(words);
  });

  test.each([
    ['LAKSHMI', 'LAXMI'],
    ['SHRINIVAS', 'SRINIVAS'],
    ['AGGARWAL', 'AGARVAL'],
    ['MEERA', 'MIRA'],
    ['POOJA', 'PUJA'],
    ['KAUSHIK', 'KAUSIK'],
    ['BHARATH', 'BARAT'],
    ['FEROZ', 'FEROJ'],
    ['VIJAY', 'VIJAI'],
  ])('%s and %s sound alike', (one, other) =>
    expect(nameDifference({ full: `${one} RAO`, surname: 'RAO' }, `${other} RAO`).kind).toBe('spelling'),
  );

  test.each([
    ['RAM', 'RAJ', 'different'],
    ['ANIL', 'ANUL', 'spelling'],
    ['ANIL', 'SUNIL', 'different'],
    ['NARAYANA', 'NARAIANI', 'spelling'],
    ['GANESHA', 'GANUSHI', 'different'],
  ])('%s and %s: %s', (one, other, kind) =>
    expect(nameDifference({ full: `${one} RAO`, surname: 'RAO' }, `${other} RAO`).kind).toBe(kind),
  );

  test('differ by letters', () => {
    expect(letterDistance('', 'ABC')).toBe(3);
    expect(letterDistance('ABC', '')).toBe(3);
    expect(letterDistance('ABC', 'ABC')).toBe(0);
    expect(letterDistance('ABC', 'ACB')).toBe(2);
    expect(letterDistance('ABCD', 'ABD')).toBe(1);
    expect(letterDistance('FLAW', 'LAWN')).toBe(2);
  });

  test('may be written together or apart', () => {
    const same = (one: string, other: string) => nameDifference({ full: one, surname: '' }, other).kind;
    expect(same('RAM KUMAR RAO', 'RAMKUMAR RAO')).toBe('same');
    expect(same('RAMKUMAR RAO', 'RAM KUMAR RAO')).toBe('same');
    expect(same('A B C RAO', 'ABC RAO')).toBe('same');
    expect(same('RAM KUMAR RAO', 'RAMKUMARI RAO')).not.toBe('same');
    expect(same('RAM KUMAR RAO DEVI', 'RAMKUMAR RAO')).not.toBe('same');
  });
});

describe('values that should equal the passport’s', () => {
  const aadhaar = (dateOfBirth: string) => documentEvidence('National ID', 'Aadhaar', { dateOfBirth });
  const born = passport({ dateOfBirth: '1991-04-12' });

  test('a date of birth, or its year alone', () => {
    expect(judged('same-birth-date', [born, aadhaar('1991-04-12')])).toEqual([]);
    expect(judged('same-birth-date', [born, aadhaar(' 1991 ')])).toEqual([]);
    expect(judged('same-birth-date', [born, aadhaar('1992')])).toHaveLength(1);
    const [found] = judged('same-birth-date', [born, aadhaar('1991-12-04')]);
    expect(found!.facts).toMatchObject({
      own: { day: '1991-04-12' },
      other: { day: '1991-12-04' },
      file: 'Aadhaar.pdf',
    });
    expect(judged('same-birth-date', [born, aadhaar('12 April')])[0]!.facts['other']).toBe('12 April');
    expect(judged('same-birth-date', [aadhaar('1991-12-04')])).toEqual([]);
  });

  test('a nationality, as a code or a word', () => {
    const of = (nationality: string) => judged('nationality-differs', [passport({ nationality })]);
    expect([of('IND'), of('Indian'), of('India')]).toEqual([[], [], []]);
    expect(of('NPL')).toHaveLength(1);
    expect(of('unclear')).toEqual([]);
    expect(judged('nationality-differs', [])).toEqual([]);
  });

  test('a document of another traveller names whom it belongs to', () => {
    const other = { ...aadhaar('1991-12-04'), belonging: 'other' as const };
    const named = documentEvidence('National ID', 'PAN card', { pan: 'A', holderName: 'Anil' }, { belonging: 'other' });
    const found = judged('document-of-another', [passport(), other, named, { ...named, isSettled: false }]);
    expect(found.map(({ about, facts }) => [about, facts['other']])).toEqual([
      [other.docId, '1991-12-04'],
      [named.docId, 'Anil'],
    ]);
    const [empty] = judged('document-of-another', [{ ...other, values: [] }]);
    expect(restsOn(empty!)).toEqual(['profile.name', 'missing Aadhaar.pdf']);
  });

  test.each(['false', 'No', ' NOT COVERED '])('repatriation that says %s is not covered', (repatriationCovered) =>
    expect(
      judged('insurance-repatriation', [
        documentEvidence('Insurance', 'Travel insurance policy', { repatriationCovered }),
      ]),
    ).toHaveLength(1),
  );
  test.each(['true', 'yes', 'not stated', 'none'])('repatriation that says %s is not reported', (repatriationCovered) =>
    expect(
      judged('insurance-repatriation', [
        documentEvidence('Insurance', 'Travel insurance policy', { repatriationCovered }),
      ]),
    ).toEqual([]),
  );
});

describe('an answer and the document it would be filled from', () => {
  const own = passport({
    passportNumber: 'Z4512345',
    surname: 'SHARMA',
    dateOfBirth: '1991-04-12',
    sex: 'F',
    nationality: 'IND',
  });
  const differs = (values: RuleInput['values']) =>
    judged('answer-differs', [own], { values }).map(({ about, fields }) => [about, fields]);

  test('agree whatever the spelling', () => {
    expect(
      differs({
        passportNumber: 'z 4512345',
        surname: 'Sharma',
        dateOfBirth: ' 1991-04-12',
        sex: 'Female',
        nationality: 'India',
      }),
    ).toEqual([]);
    expect(differs({})).toEqual([]);
    expect(differs({ surname: ' ' })).toEqual([]);
    expect(differs({ surname: ['Sharma'] })).toEqual([]);
  });

  test.each([
    ['passportNumber', 'Z4512346'],
    ['surname', 'Verma'],
    ['dateOfBirth', '1991-04-13'],
    ['sex', 'Male'],
  ])('differ in %s', (field, answer) => expect(differs({ [field]: answer })).toEqual([[field, [field]]]));
});

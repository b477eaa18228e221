import { describe, expect, test } from 'vitest';
import { confirmed, documentEvidence, toConfirm } from '../../testing/document-evidence.ts';
import { judgeRule } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { forms } from '../../destinations/form-files.ts';
import {
  isCurrentPassport,
  documentsOf,
  passportOf,
  passportValue,
  rowsOf,
  valueOf,
  valuesOf,
} from './documents-of.ts';
import { judge } from '../judge.ts';
import type { RuleInput } from '../rule-input.ts';
import { documentsRequiredBy } from './documents-required.ts';
import { requiredMonths } from './required-months.ts';

const input = (...documents: DocumentEvidence[]) => ruleInputOf('italy', { documents });
const passport = (values: Parameters<typeof documentEvidence>[2], more: Partial<DocumentEvidence> = {}) =>
  documentEvidence('Passport', 'Indian passport', values, more);
const slip = documentEvidence('Proof of Employment', 'Salary slip', { netPay: '1' });

describe('documents a rule can use', () => {
  test('are read, the traveller’s own, and of the asked category and kind', () => {
    const letter = documentEvidence('Letter', 'Cover letter', {});
    const all = input(
      slip,
      letter,
      { ...slip, docId: 'reading', isSettled: false },
      { ...slip, docId: 'other', belonging: 'other' },
      { ...slip, docId: 'nameless', kind: null },
    );
    const ids = (filter: Parameters<typeof documentsOf>[1]) => documentsOf(all, filter).map(({ docId }) => docId);
    expect(ids({})).toEqual([slip.docId, letter.docId, 'nameless']);
    expect(ids({ category: 'Proof of Employment' })).toEqual([slip.docId, 'nameless']);
    expect(ids({ kinds: ['Salary slip', 'Cover letter'] })).toEqual([slip.docId, letter.docId]);
    expect(ids({ kinds: [] })).toEqual([]);
    expect(valuesOf(all, { kinds: ['Salary slip'] }, 'netPay')).toEqual(slip.values);
  });

  test('a value that is empty or unreadable is missing, unless a person confirmed it', () => {
    const document = passport({
      surname: ' ',
      givenNames: { value: 'PRIYA', outcome: 'retake' },
      sex: { value: 'F', outcome: 'retake', isConfirmed: true },
      placeOfBirth: toConfirm('PUNE'),
      nationality: confirmed('IND'),
    });
    const known = ['surname', 'givenNames', 'sex', 'placeOfBirth', 'nationality', 'none'].filter((field) =>
      valueOf(document, field),
    );
    expect(known).toEqual(['sex', 'placeOfBirth', 'nationality']);
    expect(valueOf(undefined, 'sex')).toBeUndefined();
  });

  test('a table is found by its name', () => {
    const rows = [{ date: slip.values[0]! }];
    expect(rowsOf({ ...slip, tables: [{ name: 'other', rows: [] }, { name: 'legs', rows }] }, 'legs')).toBe(rows); // oxfmt-ignore
    expect(rowsOf(slip, 'legs')).toEqual([]);
  });
});

describe('the passport', () => {
  const [old, newer] = [passport({ expiryDate: '2027-01-01' }), passport({ expiryDate: '2031-01-01' })];

  test('is the one marked as primary, otherwise the one that expires last', () => {
    expect(passportOf(input(old, newer))).toBe(newer);
    expect(passportOf(input(newer, old))).toBe(newer);
    const primary = { ...old, isPrimary: true };
    expect(passportOf(input(newer, primary))).toBe(primary);
    expect(passportOf(input(primary, newer))).toBe(primary);
    expect(passportOf(input(passport({}), old))).toBe(old);
    expect(passportOf(input())).toBeUndefined();
  });

  test('is never a previous one', () => {
    const previous = documentEvidence('Passport', 'Previous passport', { expiryDate: '2040-01-01' });
    expect(passportOf(input(previous, old))).toBe(old);
    expect(isCurrentPassport(previous)).toBe(false);
    expect(isCurrentPassport({ category: 'Passport', kind: null })).toBe(true);
    expect(isCurrentPassport({ category: 'Other', kind: 'Indian passport' })).toBe(false);
  });

  test('has its values on any of its pages, but not on another passport', () => {
    const front = passport({ passportNumber: 'Z1', expiryDate: '2031-01-01' }, { isPrimary: true });
    const back = passport({ spouseName: 'ANIL' });
    const second = passport({ passportNumber: 'Z2', spouseName: 'RAVI', placeOfIssue: 'PUNE' });
    const all = input(second, front, back);
    expect(passportValue(all, 'spouseName')?.value).toBe('ANIL');
    expect(passportValue(all, 'passportNumber')?.value).toBe('Z1');
    expect(passportValue(all, 'placeOfIssue')).toBeUndefined();
    const previous = documentEvidence('Passport', 'Previous passport', { placeOfIssue: 'DELHI' });
    expect(passportValue(input(front, previous), 'placeOfIssue')).toBeUndefined();
  });
});

describe('a document of the checklist', () => {
  const titled = (title: string, documents: DocumentEvidence[], form = 'italy') =>
    judgeRule('document-missing', ruleInputOf(form, { documents })).find(({ about }) => about === title);
  const insurance = 'Travel medical insurance';

  test('is missing, and its remedy is to add it', () => {
    const found = titled(insurance, [])!;
    expect(found).not.toHaveProperty('status');
    expect(found).toMatchObject({
      remedy: { category: 'Insurance' },
      evidence: [{ from: 'missing', category: 'Insurance', title: insurance }, { name: 'application.visaType' }],
      facts: { title: { en: insurance } },
    });
  });

  test('is not asked again once it is there', () => {
    expect(titled(insurance, [documentEvidence('Insurance', 'Travel insurance policy', {})])).toBeUndefined();
  });

  test('is a question while any document is being read', () => {
    const reading = { ...slip, isSettled: false, kind: null };
    expect(titled(insurance, [reading])).toMatchObject({ status: 'unknown', variant: 'reading' });
  });

  test('is a question where the condition is unknown, and none where it does not hold', () => {
    const conditional = judgeRule('document-missing', ruleInputOf('italy')).filter(
      ({ variant }) => variant === 'perhaps',
    );
    expect(conditional.length).toBeGreaterThan(0);
    expect(conditional.every(({ status }) => status === 'unknown')).toBe(true);
    const child = judgeRule('document-missing', ruleInputOf('italy', { context: { 'derived.isMinor': 'No' } }));
    expect(child.map(({ about }) => about).filter((title) => /birth certificate/i.test(title))).toEqual([]);
  });

  const missingFor = (form: string, more: Partial<RuleInput>) =>
    judgeRule('document-missing', ruleInputOf(form, more)).flatMap(({ about, status }) => (status ? [] : [about]));

  test('a self-employed traveller is asked for the statement and tax return of the company, a retired one for pension slips', () => {
    const selfEmployed = missingFor('italy', { values: { employmentStatus: 'Self-employed' } });
    expect(selfEmployed).toContain('Company account statement and tax return');
    expect(selfEmployed).not.toContain('Pension slips, last 3 months');
    const own = [
      documentEvidence('Proof of Funds', 'Bank statement', {}),
      documentEvidence('Proof of Funds', 'ITR-V acknowledgement', {}),
    ];
    const withOwn = missingFor('italy', { values: { employmentStatus: 'Self-employed' }, documents: own });
    expect(withOwn).toContain('Company account statement and tax return'); // the own account is not the company's
    const retired = missingFor('italy', { values: { employmentStatus: 'Retired' } });
    expect(retired).toContain('Pension slips, last 3 months');
    expect(retired).not.toContain('Salary slips, last 3 months');
    expect(retired).not.toContain('Company account statement and tax return');
  });

  test('a cover letter and an itinerary are asked of students and business travellers too', () => {
    for (const group of ['Business', 'Student'] as const)
      expect(missingFor('france', { group })).toEqual(
        expect.arrayContaining(['Cover letter', 'Day-wise itinerary and internal travel']),
      );
  });

  test('no printed photo is asked for by Belgium, and only the passport of a UK visitor', () => {
    expect(missingFor('france', {})).toContain('Photo 35 x 45 mm');
    expect(missingFor('belgium', {})).not.toContain('Photo 35 x 45 mm');
    expect(missingFor('uk', { values: { employmentStatus: 'Employed' } })).toEqual([]);
  });

  test('does not block where no source says that it is needed', () => {
    const found = judge(ruleInputOf('italy', { values: { hasHost: 'Yes' } })).findings;
    const severityOf = (title: string) => found.find(({ key }) => key === `document-missing:${title}`)?.severity;
    expect(severityOf('Invitation letter (lettera di invito)')).toBe('warning');
    expect(severityOf(insurance)).toBe('blocking');
  });

  test('Singapore asks no traveller for a bought ticket, but slips of the employed and a statement of the others', () => {
    const missing = (...documents: DocumentEvidence[]) =>
      judgeRule('document-missing', ruleInputOf('singapore', { documents }))
        .filter(({ status }) => status === undefined)
        .map(({ about }) => about);
    const [salary, statement] = ['Salary slips, last 3 months', 'Bank statements, last 3 months'];
    const letter = documentEvidence('Proof of Employment', 'Employment / NOC / leave letter', {});
    const business = documentEvidence('Proof of Employment', 'GST registration certificate', {});
    expect(missing().filter((title) => /flight|ticket|itinerary/i.test(title))).toEqual([]);
    expect([missing(letter).includes(salary), missing(letter).includes(statement)]).toEqual([true, false]);
    expect([missing(business).includes(salary), missing(business).includes(statement)]).toEqual([false, true]);
    expect(missing(slip)).not.toContain(salary);
  });

  test('Japan takes a tax return, or else a bank statement, and not both', () => {
    const title = 'ITR-V or Form 16, otherwise bank statement of 3 months';
    expect(titled(title, [], 'japan')).toBeDefined();
    for (const kind of ['ITR-V acknowledgement', 'Form 16', 'Bank statement'])
      expect(titled(title, [documentEvidence('Proof of Funds', kind, {})], 'japan'), kind).toBeUndefined();
  });

  test('the passport counts only if it is a current one', () => {
    const missing = (...documents: DocumentEvidence[]) => judgeRule('passport-missing', input(...documents));
    expect(missing()).toHaveLength(1);
    expect(missing(passport({}))).toEqual([]);
    expect(missing(documentEvidence('Passport', 'Previous passport', {}))).toHaveLength(1);
    expect(missing({ ...passport({}), isSettled: false })[0]).toMatchObject({ status: 'unknown', variant: 'reading' });
  });

  test('is counted as missing exactly if it is reported missing', () => {
    const own = [passport({}), slip, documentEvidence('Proof of Travel', 'Hotel booking', {})];
    for (const given of [ruleInputOf('italy'), input(...own), input({ ...passport({}), isFailed: true })]) {
      const reported = [...judgeRule('passport-missing', given), ...judgeRule('document-missing', given)];
      const certain = reported.filter(({ status }) => status === undefined).map(({ about }) => about);
      const { missing, need, have } = documentsRequiredBy(given);
      expect(missing.map(({ item }) => item.title).toSorted()).toEqual(certain.toSorted());
      expect(need - have).toBe(certain.length);
    }
  });
});

describe('the months a checklist asks for', () => {
  const asks = (title: string, hint = '') => {
    const [item] = forms.get('italy')!.checklist;
    const form = { ...forms.get('italy')!, checklist: [{ ...item!, title, hint }] };
    return requiredMonths(form, 'Tourism', /bank statement/i);
  };
  test.each([
    ['Bank statements, last 6 months', '', 6],
    ['Bank statements, last 3-6 months', '', 3],
    ['Bank statements, 3 – 6 Months', '', 3],
    ['Bank statements', 'The last 12 months', 12],
    ['Bank statements', 'Recent ones', null],
    ['Salary slips, 3 months', '', null],
  ])('%s %s', (title, hint, months) => expect(asks(title, hint)).toBe(months));
});

describe('the age and the legibility of a document', () => {
  const statement = (statementTo: string) => documentEvidence('Proof of Funds', 'Bank statement', { statementTo });
  test('the latest of a kind counts', () => {
    const [old, recent] = [statement('2026-01-31'), statement('2026-10-31')];
    expect(judgeRule('statement-age', input(old, recent))).toEqual([]);
    expect(judgeRule('statement-age', input(recent, old))).toEqual([]);
    const [found] = judgeRule('statement-age', input(old, statement('2026-02-28')));
    expect(found!.facts).toMatchObject({ date: { day: '2026-02-28' }, limit: { en: '31 days', hi: '31 दिन' } });
    expect(judgeRule('statement-age', input(statement('last month')))).toEqual([]);
  });

  test('a photo’s age is counted in months', () => {
    const photo = (takenOn: string) => input(documentEvidence('Photo', 'Applicant photo', { takenOn }));
    expect(judgeRule('photo-age', photo('2026-05-15'))).toEqual([]);
    expect(judgeRule('photo-age', photo('2026-05-14'))[0]!.facts).toMatchObject({
      limit: { en: '6 months', hi: '6 महीने' },
    });
    expect(judgeRule('photo-age', photo('2026-11-16'))[0]!.variant).toBe('future');
  });

  test('a blurred document is asked for again, a passport by its own rule', () => {
    const blurred = { ...slip, retake: ['blur' as const] };
    const [found] = judgeRule('document-unreadable', input(blurred));
    expect(found).toMatchObject({ about: slip.docId, reason: 'blur', facts: { file: 'Salary slip.pdf' } });
    expect(judgeRule('document-unreadable', input(slip))).toEqual([]);
    expect(judgeRule('document-unreadable', input({ ...passport({}), retake: ['blur'] }))).toEqual([]);
    const [empty] = judgeRule('document-unreadable', input({ ...blurred, values: [] }));
    expect(empty!.evidence[0]).toEqual({ from: 'missing', category: slip.category, title: slip.fileName });
  });
});

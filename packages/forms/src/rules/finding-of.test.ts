import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { documentEvidence } from '../testing/document-evidence.ts';
import { ruleInputOf } from '../testing/rule-input-of.ts';
import { applicationEvidence, missingEvidence, tripDatesOf } from './evidence.ts';
import { findingOf } from './finding-of.ts';
import { judge } from './judge.ts';
import type { Violation } from './predicate.ts';
import { rulesInForce, type RuleInForce } from './rule-in-force.ts';

const sentences = (text: string) => ({ title: `Title ${text}`, text: `Text {number} ${text}`, remedy: `Do {reason}` });
const words = (text: string) => ({ en: sentences(text), hi: sentences(`हिन्दी ${text}`) });
const asked = { title: 'Asked', text: 'Asked' };

const source = { name: 'A source', url: null, kind: 'law', date: '2020-02-02' } as const;
const provenance = (verifiedOn: string | null): RuleInForce['provenance'] => ({
  source,
  confidence: 'high',
  verifiedOn,
  mayBlock: true,
});

const inForce = (rule: Partial<RuleInForce['rule']> = {}, more: Partial<RuleInForce> = {}): RuleInForce => ({
  rule: {
    id: 'a-rule',
    predicate: 'any',
    params: {},
    severity: 'warning',
    mayAccept: false,
    asks: { en: asked, hi: asked },
    words: words('usual'),
    variants: { worse: { severity: 'blocking', words: words('worse'), remedy: 'retake' }, quiet: {} },
    reasons: { blur: { en: 'it is {how}', hi: 'धुंधला {how}' } },
    remedy: { kind: 'replaceDocument', category: 'Insurance' },
    source: { compares: 'documents' },
    ...rule,
  },
  predicate: rulesInForce(ruleInputOf('italy').form, 'Tourism')[0]!.predicate,
  params: {},
  limits: { number: 7 },
  provenance: provenance('2026-11-01'),
  staleAfterDays: 30,
  ...more,
});
const input = ruleInputOf('italy');
const found = (violation: Partial<Violation>, rule = inForce()) =>
  findingOf(input, rule, { about: 'doc-1', facts: {}, evidence: [], ...violation });

test('takes severity, words and remedy from the rule, limits from the destination', () => {
  expect(found({})).toEqual({
    key: 'a-rule:doc-1',
    rule: 'a-rule',
    severity: 'warning',
    status: 'fails',
    words: {
      en: { title: 'Title usual', text: 'Text 7 usual', remedy: 'Do {reason}' },
      hi: { title: 'Title हिन्दी usual', text: 'Text 7 हिन्दी usual', remedy: 'Do {reason}' },
    },
    evidence: [],
    days: null,
    remedy: { kind: 'replaceDocument', category: 'Insurance', docId: null, field: null },
    fields: [],
    source,
    verifiedOn: '2026-11-01',
    isStale: false,
    mayAccept: false,
  });
});

test('what was found counts more than the limits', () =>
  expect(found({ facts: { number: 3 } }).words.en.text).toBe('Text 3 usual'));

test('a variant has its own severity, words and remedy, or the rule’s', () => {
  const worse = found({ variant: 'worse' });
  expect([worse.severity, worse.words.en.title, worse.remedy.kind]).toEqual(['blocking', 'Title worse', 'retake']);
  const quiet = found({ variant: 'quiet' });
  expect([quiet.severity, quiet.words.en.title, quiet.remedy.kind]).toEqual([
    'warning',
    'Title usual',
    'replaceDocument',
  ]);
  expect(found({ variant: 'no such' }).words.en.title).toBe('Title usual');
});

test('a reason is a sentence in both languages', () => {
  const { en, hi } = found({ reason: 'blur', facts: { how: { en: 'blurred', hi: 'बहुत' } } }).words;
  expect([en.remedy, hi.remedy]).toEqual(['Do it is blurred', 'Do धुंधला बहुत']);
});

test('what could not be judged is a note, unless its variant says more', () => {
  expect(found({ status: 'unknown' })).toMatchObject({ status: 'unknown', severity: 'note' });
  expect(found({ status: 'unknown', variant: 'worse' }).severity).toBe('blocking');
});

test('the key names the rule and what it is about, and has an end', () => {
  expect(found({ about: '' }).key).toBe('a-rule');
  expect(found({ about: 'x'.repeat(300) }).key).toBe(`a-rule:${'x'.repeat(193)}`);
});

test('the remedy leads to what was found', () => {
  expect(found({ remedy: { category: 'Passport', docId: 'doc-9', field: 'surname' } }).remedy).toEqual({
    kind: 'replaceDocument',
    category: 'Passport',
    docId: 'doc-9',
    field: 'surname',
  });
  expect(found({}, inForce({ remedy: { kind: 'retake' } })).remedy.category).toBeNull();
});

test('an old rule is stale after its days', () => {
  expect(found({}, inForce({}, { provenance: provenance('2026-10-16') })).isStale).toBe(false);
  expect(found({}, inForce({}, { provenance: provenance('2026-10-15') })).isStale).toBe(true);
  expect(found({}, inForce({}, { provenance: provenance(null) })).isStale).toBe(false);
});

test('marks the answers that are filled from the same values', () => {
  const passport = documentEvidence('Passport', 'Indian passport', { surname: 'SHARMA', placeOfIssue: 'PUNE' });
  const [surname] = passport.values;
  expect(found({ evidence: [surname!] }).fields).toEqual(['surname']);
  expect(found({ evidence: [surname!], fields: ['surname', 'title'] }).fields).toEqual(['surname', 'title']);
  expect(found({ evidence: [missingEvidence('Passport', 'Passport')] }).fields).toEqual([]);
});

test('a question nobody has answered marks only what it asks', () => {
  const [surname] = documentEvidence('Passport', 'Indian passport', { surname: 'SHARMA' }).values;
  expect(found({ status: 'unknown', evidence: [surname!] }).fields).toEqual([]);
  expect(found({ status: 'unknown', evidence: [surname!], fields: ['title'] }).fields).toEqual(['title']);
});

test('the trip’s dates are marked only by findings about the trip', () => {
  const form = {
    ...input.form,
    sections: [
      {
        id: 'trip',
        title: 'Trip',
        fields: [
          { id: 'start', autofill: ['application.fromDate'] },
          { id: 'end', autofill: ['application.toDate'] },
          { id: 'where', autofill: ['application.visaTo'] },
          { id: 'mail', autofill: ['profile.email'] },
        ].map((field) => ({ type: 'text' as const, label: field.id, required: false, ...field })),
      },
    ],
  };
  const evidence = [
    applicationEvidence(input, 'fromDate'),
    applicationEvidence(input, 'toDate'),
    applicationEvidence(input, 'visaTo'),
    { from: 'profile' as const, name: 'profile.email', value: 'a@b.test' },
  ];
  const days = { first: '2027-03-10', last: '2027-03-20', uncovered: [], unit: 'days' as const };
  const fields = (violation: Partial<Violation>) =>
    findingOf({ ...input, form }, inForce(), { about: '', facts: {}, evidence, ...violation }).fields;
  expect(fields({ days })).toEqual(['start', 'end', 'mail']);
  expect(fields({})).toEqual(['mail']);
});

test('a value of the application is shown as entered, a missing one as empty', () => {
  expect(applicationEvidence(input, 'fromDate')).toEqual({
    from: 'application',
    name: 'application.fromDate',
    value: '2027-03-10',
  });
  const undated = { ...input, application: { ...input.application, toDate: null } };
  expect(applicationEvidence(undated, 'toDate').value).toBe('');
  expect(missingEvidence('Insurance', 'Policy')).toEqual({ from: 'missing', category: 'Insurance', title: 'Policy' });
});

test.each([
  ['2027-03-10', '2027-03-20', { from: '2027-03-10', to: '2027-03-20' }],
  ['2027-03-10', '2027-03-10', { from: '2027-03-10', to: '2027-03-10' }],
  ['2027-03-10', '2027-03-09', null],
  ['2027-02-30', '2027-03-09', null],
  ['2027-02-03', '2027-02-30', null],
  [null, '2027-03-09', null],
])('a trip from %s to %s', (fromDate, toDate, trip) =>
  expect(tripDatesOf({ ...input, application: { ...input.application, fromDate, toDate } })).toEqual(trip),
);

test('a missing document blocks only if a source asks for it', () => {
  const severityOf = (formId: string, group: VisaGroup, title: string) =>
    judge(ruleInputOf(formId, { group })).findings.find(({ key }) => key === `document-missing:${title}`)?.severity;
  expect(severityOf('newZealand', 'Student', 'Offer of place')).toBe('blocking');
  expect(severityOf('newZealand', 'Student', 'Tuition fee and living funds')).toBe('warning'); // no source for the amount
  expect(severityOf('australia', 'Tourism', 'Bank statements, last 3-6 months')).toBe('warning'); // practice
});

test('a rule whose facts have no source advises and does not block', () => {
  const unsure = { provenance: { ...provenance(null), mayBlock: false } };
  expect(found({ variant: 'worse' }).severity).toBe('blocking');
  expect(found({ variant: 'worse' }, inForce({}, unsure)).severity).toBe('warning');
});

import { expect, test } from 'vitest';
import { forms } from '../destinations/form-files.ts';
import { Form } from '../form/form-schema.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';
import { provenanceOf } from '../form/provenance/provenance-of.ts';
import { applyFactChanges, applyFactChecks, type FactChange } from './apply-fact-changes.ts';
import { changeProblems } from './change-problems.ts';
import { checkedContent, factLines } from './fact-lines.ts';
import { factsOf } from './facts-of.ts';

const provenance: Provenance = {
  source: { title: 'A notice', url: 'https://example.org/notice', kind: 'authority', date: '2026-11' },
  confidence: 'high',
  checkedOn: '2026-11-17',
  checkedBy: 'A realm',
};
const change = (key: string, value: unknown): FactChange => ({ key, value, provenance });
const uk = forms.get('uk')!;
const valueOf = (form: Form, key: string) => factsOf(form).find((fact) => fact.key === key)?.value;

test.each([...forms.keys()])('writing every fact of %s back leaves the form as it is', (id) => {
  const form = forms.get(id)!;
  const changes = factsOf(form)
    .filter(({ kind }) => kind !== 'time') // moves the date of the times
    .map(({ key, value }) => ({ key, value, provenance: provenanceOf(form, key)! }));
  expect({ ...applyFactChanges(form, changes), provenance: null }).toEqual({ ...form, provenance: null });
  expect(changeProblems(form, changes)).toEqual([]);
});

test.each([...forms.keys()])('the lines of %s contain every fact once', (id) => {
  const form = forms.get(id)!;
  const lines = factLines(id, form);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  const facts = lines.flatMap((line) => line.facts.map(({ key }) => key));
  expect(facts).toEqual(expect.arrayContaining(factsOf(form).map(({ key }) => key)));
  expect(lines.every((line) => line.provenance !== null)).toBe(true);
});

test('facts that share an entry are one line, and its content names each of them', () => {
  const shared = factLines('uk', uk).find(({ key }) => key === 'question:*')!;
  expect(shared.facts.length).toBeGreaterThan(10);
  expect(checkedContent(shared)).toEqual(shared.facts.map(({ key, value }) => [key, value]));
  const portal = factLines('uk', uk).find(({ key }) => key === 'site:portal')!;
  expect(checkedContent(portal)).toEqual(uk.portal);
});

test('a changed fee, time or number is in the form with its new source', () => {
  const fee = uk.fees[0]!;
  const now = applyFactChanges(uk, [
    change(`fee:${fee.basis}`, { ...fee, amount: 999 }),
    change('time:longestDays', 44),
    change('passport:blankPages', 3),
    change('singleName:convention', { convention: 'FNU' }),
  ]);
  expect(now.fees[0]).toEqual({ ...fee, amount: 999 });
  expect(now.processing).toMatchObject({ longestDays: 44, asOf: '2026-11-17' });
  expect(now.passportRule.blankPages).toBe(3);
  expect(now.singleName).toEqual({ convention: 'FNU' });
  expect(provenanceOf(now, `fee:${fee.basis}`)).toEqual(provenance);
  expect(Form.safeParse(now).success).toBe(true);
  expect(uk.fees[0]).toEqual(fee);
});

test('null removes a fact and an unknown name adds one', () => {
  const fee = uk.fees[0]!;
  const removed = applyFactChanges(uk, [change(`fee:${fee.basis}`, null), change('time:lodgeBefore', null)]);
  expect(valueOf(removed, `fee:${fee.basis}`)).toBeUndefined();
  expect(removed.processing!.lodgeBefore).toBeNull();
  const added = applyFactChanges(uk, [change('fee:Faster decision', { ...fee, basis: 'Faster decision' })]);
  expect(added.fees.at(-1)!.basis).toBe('Faster decision');
  const gone = applyFactChanges(added, [change('fee:Faster decision', null)]);
  expect(gone.fees).toEqual(uk.fees);
  const advised = { id: 'levy', topic: 'boarding', title: 'A levy', text: 'It is paid before departure.' };
  const advice = applyFactChanges(uk, [change('advice:levy', advised)]);
  expect(advice.advice!.at(-1)).toEqual(advised);
});

test('refuses what the schema, a reference or the kind of fact does not allow', () => {
  const fee = uk.fees[0]!;
  const problems = (key: string, value: unknown) => changeProblems(uk, [change(key, value)]).map(({ text }) => text);
  expect(problems(`fee:${fee.basis}`, { ...fee, amount: -1 })).toHaveLength(1);
  expect(problems(`fee:${fee.basis}`, { ...fee, extra: true })).toHaveLength(1);
  expect(problems(`fee:${fee.basis}`, { ...fee, basis: 'Other' })).toEqual(['the name of a fact cannot change']);
  expect(problems('time:longestDays', 'soon')).toHaveLength(1);
  expect(problems('site:centres', {})).toEqual(['changes with a release only']);
  expect(problems('question:*', {})).toEqual(['changes with a release only']);
  expect(problems('site:portal', null)).toEqual(['can be neither added nor removed']);
  expect(problems('question:nowhere', {})).toEqual(['can be neither added nor removed']);
  expect(problems('fee:Nothing', null)).toEqual(['is not there']);
  const question = uk.sections[0]!.fields[0]!;
  expect(problems(`question:${question.id}`, { ...question, label: 'A new label' })).toEqual([]);
  expect(problems(`question:${question.id}`, { ...question, autofill: ['Nowhere.name'] })).toHaveLength(1);
  const passport = uk.checklist.find(({ category }) => category === 'Passport')!;
  expect(problems(`document:${passport.title}`, null)).toContain('the passport is not required of everyone');
});

test('a newer check replaces the date and the name, an older one does not', () => {
  const key = Object.keys(uk.provenance).find((each) => uk.provenance[each]!.checkedOn !== null)!;
  const by = (checkedOn: string) => ({ key, checkedOn, checkedBy: 'A realm' });
  expect(applyFactChecks(uk, [by('2027-01-05')]).provenance![key]).toMatchObject({
    checkedOn: '2027-01-05',
    checkedBy: 'A realm',
  });
  expect(applyFactChecks(uk, [by('2020-01-05')]).provenance![key]).toEqual(uk.provenance[key]);
  expect(applyFactChecks(uk, [{ ...by('2027-01-05'), key: 'fee:Nothing' }]).provenance).toEqual(uk.provenance);
});

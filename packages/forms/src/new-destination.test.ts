import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RuleOf } from './rules/rules-of.ts';
import { formsCopy, type FormsCopy } from './testing/forms-copy.ts';

// A destination is one data file and one command: nothing of the code is edited.
let copy: FormsCopy;
beforeAll(() => {
  copy = formsCopy();
  cpSync(join(import.meta.dirname, 'testing', 'atlantis.json'), copy.file('destinations/atlantis.json'));
  copy.run(process.execPath, 'src/keep-version.ts');
}, 60_000);
afterAll(() => copy?.remove());

test('it is found by its country, codes and name, without a route of its own, and loads', () => {
  const found = copy.ask(`
    import { destinations, findDestination } from './destinations.ts';
    import { loadForm } from './load-form.ts';
    import { newestVersion } from './form-version.ts';
    import { loadFormVersion } from './load-version.ts';
    const ids = ['atlantis', 'Malta', 'mt', 'MLT'].map((name) => findDestination(name)?.id);
    const row = findDestination('Malta');
    const form = await loadForm(row.id);
    console.log(JSON.stringify({ ids, count: destinations.length, last: destinations.at(-1).id, route: row.route,
      lodgeByDays: row.lodgeByDays, title: form.sections[0].title, version: newestVersion('atlantis'),
      kept: (await loadFormVersion('atlantis', 1)).destination }));`);
  const before = Number(copy.run('sh', '-c', 'ls destinations | wc -l')) - 1;
  expect(found).toEqual({
    ids: ['atlantis', 'atlantis', 'atlantis', 'atlantis'],
    count: before + 1,
    last: 'atlantis',
    route: null,
    lodgeByDays: 12,
    title: 'You and your passport',
    version: 1,
    kept: 'Malta',
  });
});

test('its checklist, fees, visa types and days are offered by group', () => {
  const told = copy.ask(`
    import { checklistFor } from './checklist.ts';
    import { feesFor } from './fees.ts';
    import { lodgeByOf } from './lodge-by.ts';
    import { loadForm } from './load-form.ts';
    import { visaTypesFor } from './visa-types.ts';
    const form = await loadForm('atlantis');
    const titles = (list) => list.map(({ title }) => title);
    const of = (group) => { const { required, recommended } = checklistFor(form, group); return [titles(required), titles(recommended)]; };
    console.log(JSON.stringify({ tourism: of('Tourism'), business: of('Business'), student: of('Student'),
      fees: feesFor(form, 'Tourism').map(({ amount }) => amount), lodgeBy: lodgeByOf(form.processing, '2027-03-10', 'Tourism')?.date,
      types: visaTypesFor('atlantis', 'Student') }));`);
  expect(told).toMatchObject({
    tourism: [['Passport', 'Photo 35 x 45 mm', 'Bank statement of the last 3 months'], []],
    business: [['Passport', 'Photo 35 x 45 mm', 'Invitation letter'], ['Bank statement of the last 3 months']],
    student: [['Passport', 'Photo 35 x 45 mm'], []],
    fees: [70],
    lodgeBy: '2027-02-26',
  });
  expect(told).toMatchObject({ types: ['Student Visa'] });
});

test('its questions follow their conditions', () => {
  const [plain, asked] = copy.ask(`
    import { loadForm } from './load-form.ts';
    import { visibleFields } from './visible-fields.ts';
    const form = await loadForm('atlantis');
    const ids = (answers) => visibleFields(form, answers).map((field) => field.id);
    console.log(JSON.stringify([ids({}), ids({ hasLocalContact: 'Yes' })]));`) as [string[], string[]];
  expect(plain).not.toContain('invitingOrgName');
  expect(asked).toEqual([...plain, 'invitingOrgName']);
});

test('the rules hold with its own numbers, and carry its source', () => {
  const rules = copy.ask(`
    import { loadForm } from './load-form.ts';
    import { rulesOf } from './rules/rules-of.ts';
    console.log(JSON.stringify(rulesOf(await loadForm('atlantis'), 'Tourism')));`) as RuleOf[];
  expect(rules.length).toBeGreaterThan(20);
  const validity = rules.find(({ id }) => id === 'passport-validity')!;
  expect(validity.words.en.text).toContain('4');
  expect(validity.source.name).toContain('Written for the tests');
  expect(rules.find(({ id }) => id === 'passport-blank-pages')?.words.hi.text).toContain('3');
});

test('changed later, it gets a new number; what it was is kept whole, and the difference is told', () => {
  const git = (...args: string[]) => copy.run('git', '-c', 'user.name=t', '-c', 'user.email=t@t.test', ...args);
  git('init', '-q');
  git('add', 'destinations', 'blocks', 'versions');
  git('commit', '-q', '-m', 'as it was');
  const path = copy.file('destinations/atlantis.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"amount": 70', '"amount": 75'));
  expect(copy.run(process.execPath, 'src/keep-version.ts')).toBe('atlantis: version 2\n');
  expect(existsSync(copy.file('versions/atlantis-1.json'))).toBe(true);
  const told = copy.ask(`
    import { formChanges } from './form-changes.ts';
    import { loadFormVersion } from './load-version.ts';
    console.log(JSON.stringify(formChanges(await loadFormVersion('atlantis', 1), await loadFormVersion('atlantis', 2))));`);
  expect(told).toEqual([
    { kind: 'ruleChanged', id: 'fee: Visitor visa', was: '70 EUR, as of 2026-09', became: '75 EUR, as of 2026-09' },
  ]);
  expect(copy.run(process.execPath, 'src/keep-version.ts')).toBe(''); // nothing changed since
});

test('a version that was never committed is not thrown away', () => {
  const path = copy.file('destinations/atlantis.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"amount": 75', '"amount": 80'));
  expect(() => copy.run(process.execPath, 'src/keep-version.ts')).toThrow('was never committed');
});

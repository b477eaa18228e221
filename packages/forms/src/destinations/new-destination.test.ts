import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DescribedRule } from '../rules/describe-rules.ts';
import { formsCopy, type FormsCopy } from '../testing/forms-copy.ts';

// A destination is one data file and one command; no code changes.
let copy: FormsCopy;
beforeAll(() => {
  copy = formsCopy();
  cpSync(join(import.meta.dirname, '..', 'testing', 'atlantis.json'), copy.file('destinations/atlantis.json'));
  copy.run(process.execPath, 'src/versions/store-version.ts');
}, 60_000);
afterAll(() => copy?.remove());

test('finds and loads a new destination by country, code and name', () => {
  const found = copy.ask(`
    import { destinations, findDestination } from './destinations/destinations.ts';
    import { popularCountries } from '@visawright/contract/platform/country.ts';
    import { loadForm } from './destinations/load-form.ts';
    import { newestVersion } from './versions/form-version.ts';
    import { loadFormVersion } from './versions/load-form-version.ts';
    const ids = ['atlantis', 'Malta', 'mt', 'MLT'].map((name) => findDestination(name)?.id);
    const row = findDestination('Malta');
    const form = await loadForm(row.id);
    console.log(JSON.stringify({ ids, count: destinations.length, route: row.route,
      isAfterPopular: destinations.findIndex(({ id }) => id === 'atlantis') >= popularCountries.length,
      lodgeByDays: row.lodgeByDays, title: form.sections[0].title, version: newestVersion('atlantis'),
      stored: (await loadFormVersion('atlantis', 1)).destination }));`);
  const before = Number(copy.run('sh', '-c', 'ls destinations | wc -l')) - 1;
  expect(found).toEqual({
    ids: ['atlantis', 'atlantis', 'atlantis', 'atlantis'],
    count: before + 1,
    route: null,
    isAfterPopular: true,
    lodgeByDays: 12,
    title: 'You and your passport',
    version: 1,
    stored: 'Malta',
  });
});

test('its checklist, fees, visa types and days are offered by group', () => {
  const result = copy.ask(`
    import { checklistFor } from './checklist/checklist.ts';
    import { feesFor } from './form/fees.ts';
    import { lodgeByOf } from './deadlines/lodge-by.ts';
    import { loadForm } from './destinations/load-form.ts';
    import { visaTypesFor } from './destinations/visa-types.ts';
    const form = await loadForm('atlantis');
    const titles = (list) => list.map(({ title }) => title);
    const of = (group) => { const { required, recommended } = checklistFor(form, group); return [titles(required), titles(recommended)]; };
    console.log(JSON.stringify({ tourism: of('Tourism'), business: of('Business'), student: of('Student'),
      fees: feesFor(form, 'Tourism').map(({ amount }) => amount), lodgeBy: lodgeByOf(form.processing, '2027-03-10', 'Tourism')?.date,
      types: visaTypesFor('atlantis', 'Student') }));`);
  expect(result).toMatchObject({
    tourism: [['Passport', 'Photo 35 x 45 mm', 'Bank statement of the last 3 months'], []],
    business: [['Passport', 'Photo 35 x 45 mm', 'Invitation letter'], ['Bank statement of the last 3 months']],
    student: [['Passport', 'Photo 35 x 45 mm'], []],
    fees: [70],
    lodgeBy: '2027-02-26',
  });
  expect(result).toMatchObject({ types: ['Student Visa'] });
});

test('its questions follow their conditions', () => {
  const [plain, asked] = copy.ask(`
    import { loadForm } from './destinations/load-form.ts';
    import { visibleFields } from './form/visible-fields.ts';
    const form = await loadForm('atlantis');
    const ids = (answers) => visibleFields(form, answers).map((field) => field.id);
    console.log(JSON.stringify([ids({}), ids({ hasLocalContact: 'Yes' })]));`) as [string[], string[]];
  expect(plain).not.toContain('invitingOrgName');
  expect(asked).toEqual([...plain, 'invitingOrgName']);
});

test('the rules hold with its own numbers, and do not block until somebody says where they come from', () => {
  const rules = copy.ask(`
    import { loadForm } from './destinations/load-form.ts';
    import { describeRules } from './rules/describe-rules.ts';
    console.log(JSON.stringify(describeRules(await loadForm('atlantis'), 'Tourism')));`) as DescribedRule[];
  expect(rules.length).toBeGreaterThan(20);
  const validity = rules.find(({ id }) => id === 'passport-validity')!;
  expect(validity.words.en.text).toContain('4');
  expect(validity).toMatchObject({ severity: 'warning', source: { name: 'Portal of the tests', kind: 'unknown' } });
  expect(rules.find(({ id }) => id === 'passport-blank-pages')?.words.hi.text).toContain('3');
});

test('stores the previous version and reports the difference when the form changes', () => {
  const git = (...args: string[]) => copy.run('git', '-c', 'user.name=t', '-c', 'user.email=t@t.test', ...args);
  git('init', '-q');
  git('add', 'destinations', 'blocks', 'versions');
  git('commit', '-q', '-m', 'as it was');
  const path = copy.file('destinations/atlantis.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"amount": 70', '"amount": 75'));
  expect(copy.run(process.execPath, 'src/versions/store-version.ts')).toBe('atlantis: version 2\n');
  expect(existsSync(copy.file('versions/atlantis-1.json'))).toBe(true);
  const result = copy.ask(`
    import { formChanges } from './versions/form-changes.ts';
    import { loadFormVersion } from './versions/load-form-version.ts';
    console.log(JSON.stringify(formChanges(await loadFormVersion('atlantis', 1), await loadFormVersion('atlantis', 2))));`);
  expect(result).toEqual([
    { kind: 'ruleChanged', id: 'fee: Visitor visa', was: '70 EUR, as of 2026-09', became: '75 EUR, as of 2026-09' },
  ]);
  expect(copy.run(process.execPath, 'src/versions/store-version.ts')).toBe(''); // nothing changed since
});

test('refuses to replace a version that was never committed', () => {
  const path = copy.file('destinations/atlantis.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"amount": 75', '"amount": 80'));
  expect(() => copy.run(process.execPath, 'src/versions/store-version.ts')).toThrow('was never committed');
});

import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { loadFactText } from '@visawright/forms/destinations/form-text.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { describeRules } from '@visawright/forms/rules/describe-rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';
import { ruleLines } from './rule-lines.ts';
import { rulesBody } from './rules-body.ts';

let database: TestDatabase;
let served: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sunrise Travels', brandColor: '#0b5fff' });
  served = await openTestApp(database, { PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url: `/share/rules/${url}`, headers: { host: 'visa.example', ...headers } });
const idsOf = (body: string) => [...body.matchAll(/<section class="card rule" id="([^"]+)"/g)].map(([, id]) => id);

test('lists every rule of a destination once, with its source', async () => {
  const { statusCode, body } = await page('germany/tourism?realm=sunrise');
  const rules = describeRules(await loadForm('germany'), 'Tourism');
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Rules for Germany · Sunrise Travels</title>');
  expect(rules.length).toBeGreaterThan(20);
  expect(idsOf(body)).toHaveLength(rules.length);
  expect(new Set(idsOf(body))).toEqual(new Set(rules.map(({ id }) => id)));
  expect(body.match(/<p class="from">[^<]*\S|<p class="from"><(a|span)/g)).toHaveLength(rules.length);
  expect(body).not.toMatch(/verified|out of date/i);
  expect(body).not.toMatch(/undefined|\{[a-z]+\}|\[object/);
});

test('lists required rules first', async () => {
  const { body } = await page('germany/tourism?realm=sunrise');
  const places = ['Required', 'Worth checking', 'Good to know'].map((title) => body.indexOf(title));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('has no English rule in Hindi, and links the other language', async () => {
  const { body } = await page('germany/tourism?realm=sunrise&lang=hi');
  expect(body).toContain('<html lang="hi">');
  expect(body).toContain('<h1>जर्मनी के नियम</h1>');
  for (const { words } of describeRules(await loadForm('germany'), 'Tourism'))
    expect(body).not.toContain(`>${words.en.title}<`);
  expect(body).toContain('href="?realm=sunrise&amp;lang=en" lang="en"');
});

test('lists the rules of all purposes when none is given', async () => {
  const { statusCode, body } = await page('uk?realm=sunrise');
  expect(statusCode).toBe(200);
  const form = await loadForm('uk');
  const all = new Set(visaGroups.flatMap((group) => describeRules(form, group).map(({ id }) => id)));
  expect(new Set(idsOf(body))).toEqual(all);
  expect(body).toContain('aria-current="page">All</a>');
  const student = await page('uk/student?realm=sunrise');
  expect(student.body).toContain('href="/share/rules/uk/student?realm=sunrise&amp;lang=en" aria-current="page">');
});

test('shows a traveller only a date to rely on', async () => {
  const form = await loadForm('germany');
  const [line] = ruleLines(form, ['Tourism']);
  const facts = await loadFactText('en');
  const source = {
    name: 'The ministry',
    url: 'https://ministry.example',
    kind: 'authority',
    date: '2026-04-08',
  } as const;
  const text = (verifiedOn: string | null) =>
    rulesBody(
      {
        lines: [{ ...line!, source, confidence: 'high', verifiedOn }],
        form,
        group: 'Tourism',
        language: 'en',
        facts,
        today: '2026-11-15',
        addressOf: () => '#',
      },
      'Rules',
    ).text;
  expect(text('2026-11-10')).toContain('The ministry</a>, 8 April 2026 · We last checked this on 10 November 2026</p>');
  for (const date of [null, '2020-01']) {
    expect(text(date)).toContain('8 April 2026 · Please confirm with the visa centre</p>');
    expect(text(date)).not.toMatch(/checked|2020|verified|out of date/i);
  }
});

test("never prints the long text about a form's own source", async () => {
  for (const { id } of destinations)
    for (const lang of ['en', 'hi']) {
      const { source } = await loadForm(id);
      const { body } = await served.app.inject({
        url: `/share/rules/${id}?realm=sunrise&lang=${lang}`,
        headers: { host: 'visa.example' },
        remoteAddress: '203.0.113.8', // the other tests of all destinations nearly use up what one address may ask
      });
      expect(body).not.toContain(source.slice(0, 60).replaceAll('"', '&quot;'));
      expect(body).not.toContain((await loadFactText('hi'))(source).slice(0, 60));
    }
});

test.each([
  ['atlantis?realm=sunrise', 'Sunrise Travels'],
  ['germany/pilgrimage?realm=sunrise', 'Sunrise Travels'],
  ['germany/tourism/more?realm=sunrise', 'Sunrise Travels'],
  ['__proto__?realm=sunrise', 'Sunrise Travels'],
  ['?realm=sunrise', 'Sunrise Travels'],
  ['germany?realm=nowhere', 'Visawright'],
])('%s is a branded not-found', async (url, name) => {
  const { statusCode, headers, body } = await page(url);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  expect(body).toContain(`<title>We could not find these rules · ${name}</title>`);
});

test('is cacheable for ten minutes and forbids scripts', async () => {
  const first = await page('germany?realm=sunrise');
  expect(first.headers['cache-control']).toBe('public, max-age=600');
  expect(String(first.headers['content-security-policy'])).toContain("script-src 'none'");
  expect(first.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
  const again = await page('germany?realm=sunrise', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('has rules for every destination and purpose in both languages', async () => {
  for (const { id } of destinations)
    for (const group of visaGroups)
      for (const lang of ['en', 'hi']) {
        const { statusCode, body } = await page(`${id}/${group.toLowerCase()}?realm=sunrise&lang=${lang}`);
        expect([statusCode, idsOf(body).length > 0], `${id} ${group}`).toEqual([200, true]);
        expect(body).not.toMatch(/undefined|\[object/);
      }
});

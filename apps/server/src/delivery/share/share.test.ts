import { createHash } from 'node:crypto';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertRealm } from '../../testing/insert-realm.ts';

let database: TestDatabase;
let served: TestApp;
const hostile = '</title><script>alert(1)</script> & "Co"';

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRealm(database.ownerUrl, { path: 'dev', isDefault: true, displayName: 'Visawright' });
  await insertRealm(database.ownerUrl, { path: 'sunrise', displayName: 'Sunrise Travels', brandColor: '#0b5fff' });
  await insertRealm(database.ownerUrl, { path: 'bluegate', displayName: 'Bluegate', hosts: ['visa.bluegate.test'] });
  await insertRealm(database.ownerUrl, { path: 'hostile', displayName: hostile });
  served = await openTestApp(database, { PUBLIC_URL: 'https://visa.example' });
});

afterAll(async () => {
  await served?.close();
  await database?.drop();
});

const page = (url: string, headers: Record<string, string> = {}) =>
  served.app.inject({ url: `/share/checklist/${url}`, headers: { host: 'visa.example', ...headers } });

test('opens without sign-in, in the brand of its realm', async () => {
  const { statusCode, headers, body } = await page('italy/tourism?realm=sunrise&lang=en');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('<title>Documents for Italy · Sunrise Travels</title>');
  expect(body).toContain('<html lang="en">');
  for (const texts of ['Passport, plus old passports', 'Only if you have a job', 'href="/sunrise"'])
    expect(body).toContain(texts);
  expect(body).not.toMatch(/As of 20(1|2[0-4])|Employed applicants|has no date/);
  expect(body.indexOf('>Required<')).toBeLessThan(body.indexOf('>Recommended<'));
});

test('shows the same list in Hindi and links the other language', async () => {
  const { body } = await page('italy/tourism?realm=sunrise&lang=hi');
  expect(body).toContain('<html lang="hi">');
  expect(body).toContain('इटली के लिए दस्तावेज़');
  for (const texts of ['पासपोर्ट, और पुराने पासपोर्ट', 'केवल तब, जब आपकी नौकरी है']) expect(body).toContain(texts);
  expect(body).not.toContain('Passport, plus old passports');
  expect(body).toContain('href="?realm=sunrise&amp;lang=en" lang="en"');
});

test('says where the list comes from, each source once', async () => {
  const { body } = await page('italy/tourism?realm=sunrise&lang=en');
  const part = body.slice(body.indexOf('Where this list comes from'));
  const names = [...part.matchAll(/<li>.*?>([^<]+)<\/(?:a|span)>/gs)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(part).not.toMatch(/verified|own knowledge/i);
});

test.each([
  ['italy/tourism?realm=bluegate', 'visa.example', 'Bluegate'],
  ['italy/tourism', 'visa.example', 'Visawright'],
  ['italy/tourism?realm=a&realm=b&lang=x&lang=y', 'visa.example', 'Visawright'],
  ['italy/tourism', 'visa.bluegate.test', 'Bluegate'],
  ['italy/tourism?realm=bluegate', 'visa.bluegate.test', 'Bluegate'],
])('%s on %s is a page of %s', async (url, host, name) => {
  const { statusCode, body } = await page(url, { host });
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>Documents for Italy · ${name}</title>`);
});

test.each([
  ['atlantis/tourism?realm=sunrise', 'Sunrise Travels'],
  ['italy/pilgrimage?realm=sunrise', 'Sunrise Travels'],
  ['italy?realm=sunrise', 'Sunrise Travels'],
  ['italy/tourism/more?realm=sunrise', 'Sunrise Travels'],
  ['__proto__/tourism?realm=sunrise', 'Sunrise Travels'],
  ['italy/tourism?realm=nowhere', 'Visawright'],
  ['italy/tourism?realm=share', 'Visawright'],
])('%s is a branded not-found', async (url, name) => {
  const { statusCode, headers, body } = await page(url);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain(`<title>We could not find this list · ${name}</title>`);
  expect(body).toContain('Go to home page');
});

test("returns 404 for another realm's list on a realm's own host", async () => {
  const { statusCode } = await page('italy/tourism?realm=sunrise', { host: 'visa.bluegate.test' });
  expect(statusCode).toBe(404);
});

test("escapes the realm's name", async () => {
  const { body } = await page('italy/tourism?realm=hostile');
  expect(body).not.toContain('<script');
  expect(body).toContain('&lt;/title&gt;&lt;script&gt;');
});

test('does not echo anything from the address', async () => {
  const mark = 'zq7marker';
  for (const url of [`${mark}/tourism?realm=sunrise&x=${mark}`, `italy/tourism?realm=sunrise&lang=${mark}&x=${mark}`])
    expect((await page(url)).body).not.toContain(mark);
});

test('forbids scripts and allows the style by its hash', async () => {
  const { headers, body } = await page('italy/tourism?realm=sunrise');
  const style = /<style>(.*?)<\/style>/s.exec(body)![1]!;
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(body).not.toMatch(/<script|\son\w+=|\sstyle=/);
});

test('is cacheable for ten minutes and answers 304 when unchanged', async () => {
  const first = await page('italy/tourism?realm=sunrise');
  expect(first.headers['cache-control']).toBe('public, max-age=600');
  const again = await page('italy/tourism?realm=sunrise', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const hindi = await page('italy/tourism?realm=sunrise&lang=hi', { 'if-none-match': String(first.headers.etag) });
  expect(hindi.statusCode).toBe(200);
});

test('has a page for every destination and purpose', async () => {
  for (const { id, country } of destinations)
    for (const group of visaGroups) {
      const { statusCode, body } = await page(`${id}/${group.toLowerCase()}?realm=sunrise`);
      expect([statusCode, body.includes(`<h1>Documents for ${country}</h1>`)], `${id} ${group}`).toEqual([200, true]);
      expect(body).not.toContain('undefined');
    }
});

test('limits the request rate', async () => {
  const ask = () =>
    served.app.inject({
      url: '/share/checklist/none',
      headers: { host: 'visa.example' },
      remoteAddress: '203.0.113.7',
    });
  for (let i = 0; i < 300; i++) await ask();
  expect((await ask()).statusCode).toBe(429);
});

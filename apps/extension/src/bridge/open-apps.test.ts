import { expect, test } from 'vitest';
import { isAppOrigin } from './is-app-origin.ts';
import { realmPathOf } from './open-apps.ts';

test.each([
  ['http://127.0.0.1:8080/sunrise/#/home', 'sunrise'],
  ['http://127.0.0.1:8080/', ''],
  ['http://127.0.0.1:8080/#/home', ''],
  ['http://pine.localhost:8080/#/submit', ''],
  ['http://127.0.0.1:8080/verify/x', ''], // a page of the server, not a realm
  ['http://127.0.0.1:8080/SunRise', ''],
])('%s names the realm "%s"', (url, realm) => {
  expect(realmPathOf(url)).toBe(realm);
});

const known = ['http://127.0.0.1:8080', 'http://*.localhost:8080', 'https://visa.example.com'];
test.each([
  ['http://127.0.0.1:8080', true],
  ['http://pine.localhost:8080', true],
  ['https://visa.example.com', true],
  ['http://127.0.0.1:4310', false], // a practice portal
  ['http://127.0.0.1', false],
  ['https://127.0.0.1:8080', false],
  ['http://localhost:8080', false],
  ['http://pine.localhost:8081', false],
  ['http://evil.example:8080', false],
  ['http://pine.localhost:8080.evil.example', false],
  ['http://evil.example/.localhost:8080', false],
  ['https://visa.example.com.evil.example', false],
])('%s is an address of the application: %s', (origin, isOurs) => {
  expect(isAppOrigin(origin, known)).toBe(isOurs);
});

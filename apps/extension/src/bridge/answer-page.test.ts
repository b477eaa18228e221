import { expect, test } from 'vitest';
import { answerPage, type BridgePage } from './answer-page.ts';

const origin = 'https://visa.example.com';

function openPage(known = [origin], at = origin) {
  const posted: { message: unknown; target: string }[] = [];
  const noted: boolean[] = [];
  const listeners: ((message: { data: unknown; origin: string; source: unknown }) => void)[] = [];
  const page: BridgePage = {
    location: { origin: at },
    postMessage: (message, target) => void posted.push({ message, target }),
    addEventListener: (_, listener) => void listeners.push(listener),
    removeEventListener: (_, listener) => void listeners.splice(listeners.indexOf(listener), 1),
  };
  const state = { isAlive: true };
  answerPage(page, { version: '1.0.0', isAlive: () => state.isAlive, noteOpen: (isOpen) => noted.push(isOpen) }, known);
  const receive = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    for (const listener of listeners) listener({ data, origin: from.origin ?? at, source: from.source ?? page });
  };
  return { posted, noted, receive, state };
}

test('the page’s own question is answered with the version, to exactly its origin', () => {
  const { posted, noted, receive } = openPage();
  receive({ type: 'Extension-Connect' });
  expect(posted).toEqual([{ message: { type: 'upAndRunning', version: '1.0.0' }, target: origin }]);
  receive({ type: 'Extension-Disconnect' });
  expect(noted).toEqual([true, false]);
});

test.each([
  ['from another window', { type: 'Extension-Connect' }, { source: {} }],
  ['from another origin', { type: 'Extension-Connect' }, { origin: 'https://evil.example' }],
  ['with more than the type', { type: 'Extension-Connect', token: 'x' }, {}],
  ['of another type', { type: 'Extension-Fill' }, {}],
  ['that is no object', 'Extension-Connect', {}],
  ['that is null', null, {}],
])('a message %s is not answered', (_, data, from) => {
  const { posted, noted, receive } = openPage();
  receive(data, from);
  expect([posted, noted]).toEqual([[], []]);
});

test('a page of another site is never answered, though the manifest’s pattern fits it', () => {
  const { posted, receive } = openPage(['http://127.0.0.1:8080'], 'http://127.0.0.1:4310');
  receive({ type: 'Extension-Connect' });
  expect(posted).toEqual([]);
});

test('after the extension was removed, its last script is silent', () => {
  const { posted, receive, state } = openPage();
  state.isAlive = false;
  receive({ type: 'Extension-Connect' });
  expect(posted).toEqual([]);
});

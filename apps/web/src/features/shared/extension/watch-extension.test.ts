import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageMessage } from './messages.ts';
import { watchExtension, type ExtensionState, type PagePort } from './watch-extension.ts';

const origin = 'https://visa.example';
const good = { type: 'upAndRunning', version: '1.4.2' };

function fakePage() {
  const listeners = new Set<(message: PageMessage) => void>();
  const posted: { message: unknown; targetOrigin: string }[] = [];
  const page: PagePort = {
    location: { origin },
    postMessage: (message, targetOrigin) => void posted.push({ message, targetOrigin }),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  const receive = (message: Partial<PageMessage>) => {
    for (const listener of listeners) listener({ data: good, origin, source: page, ...message });
  };
  return { page, posted, receive, listeners };
}

function watched() {
  const received: ExtensionState[] = [];
  const fake = fakePage();
  return { ...fake, received, watch: watchExtension(fake.page, (state) => received.push(state)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks at once, only its own origin', () => {
  const { posted } = watched();
  expect(posted).toEqual([{ message: { type: 'Extension-Connect' }, targetOrigin: origin }]);
});

test('an answer within 2 s means installed, with its version', () => {
  const { receive, received } = watched();
  vi.advanceTimersByTime(1_999);
  receive({});
  vi.advanceTimersByTime(10_000);
  expect(received).toEqual([{ state: 'installed', version: '1.4.2' }]);
});

test('no answer within 2 s means not installed, and not before', () => {
  const { received } = watched();
  vi.advanceTimersByTime(1_999);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(received).toEqual([{ state: 'not-installed' }]);
});

test('asks every 30 s and notices a removed extension', () => {
  const { posted, receive, received } = watched();
  receive({});
  vi.advanceTimersByTime(30_000);
  expect(posted).toHaveLength(2);
  vi.advanceTimersByTime(2_000);
  expect(received.at(-1)).toEqual({ state: 'not-installed' });
});

test('notices an extension installed while the page is open', () => {
  const { receive, received } = watched();
  vi.advanceTimersByTime(30_500);
  receive({});
  expect(received.at(-1)).toEqual({ state: 'installed', version: '1.4.2' });
});

test('checkNow asks at once and waits its own 2 s', () => {
  const { posted, received, watch } = watched();
  vi.advanceTimersByTime(1_500);
  watch.checkNow();
  vi.advanceTimersByTime(1_999);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(received).toEqual([{ state: 'not-installed' }]);
  expect(posted).toHaveLength(2);
});

test('stop disconnects, stops asking and stops listening', () => {
  const { posted, listeners, received, watch } = watched();
  watch.stop();
  vi.advanceTimersByTime(120_000);
  expect(posted.at(-1)).toEqual({ message: { type: 'Extension-Disconnect' }, targetOrigin: origin });
  expect(posted).toHaveLength(2);
  expect(listeners.size).toBe(0);
  expect(received).toEqual([]);
});

const forged: Record<string, Partial<PageMessage>> = {
  'a frame on the same origin': { source: {} },
  'no window at all': { source: null },
  'another origin': { origin: 'https://evil.example' },
  'an origin that only begins the same': { origin: `${origin}.evil.example` },
  'a plain word': { data: 'upAndRunning' },
  nothing: { data: null },
  'another word': { data: { type: 'Extension-Connect', version: '1.4.2' } },
  'no version': { data: { type: 'upAndRunning' } },
  'a version that is no version': { data: { type: 'upAndRunning', version: '1.4.2"><img src=x>' } },
  'a version that is a number': { data: { type: 'upAndRunning', version: 14 } },
  'a token riding along': { data: { ...good, access_token: 'abc' } },
};
test.each(Object.entries(forged))('a message from or with %s is ignored', (_, message) => {
  const { receive, received } = watched();
  receive(message);
  vi.advanceTimersByTime(2_000);
  expect(received).toEqual([{ state: 'not-installed' }]);
});

test('posts only the two specified messages, without other data', () => {
  const { posted, receive, watch } = watched();
  receive({});
  vi.advanceTimersByTime(90_000);
  watch.stop();
  const words = new Set(posted.map(({ message }) => JSON.stringify(message)));
  expect([...words]).toEqual(['{"type":"Extension-Connect"}', '{"type":"Extension-Disconnect"}']);
});

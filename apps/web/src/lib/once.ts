import { CallError, type Sending } from './send.ts';

// The idempotency key of a click. It is kept while nobody knows whether the call had its effect, so the same thing sent again by the
// same person is the same click; an answer, good or bad, ends it.
const open = new Map<string, string>();

const nameOf = ({ method, url, body }: Sending) => `${method} ${url} ${JSON.stringify(body) ?? ''}`;

export function keyFor(sending: Sending): string {
  const name = nameOf(sending);
  const key = open.get(name) ?? crypto.randomUUID();
  open.set(name, key);
  return key;
}

const isAnswer = (error: unknown) => error instanceof CallError && error.status > 0 && error.status < 500;

export function settleKey(sending: Sending, error?: unknown) {
  if (error === undefined || isAnswer(error)) open.delete(nameOf(sending));
}

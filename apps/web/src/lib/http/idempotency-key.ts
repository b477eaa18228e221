import { CallError, type Sending } from './send.ts';

// Idempotency key of an action. It is reused while the outcome is unknown, so that a retry of the same request has no
// second effect; any reply ends it.
const open = new Map<string, string>();

const nameOf = ({ method, url, body }: Sending) => `${method} ${url} ${JSON.stringify(body) ?? ''}`;

export function idempotencyKeyFor(sending: Sending): string {
  const name = nameOf(sending);
  const key = open.get(name) ?? crypto.randomUUID();
  open.set(name, key);
  return key;
}

const isAnswer = (error: unknown) => error instanceof CallError && error.status > 0 && error.status < 500;

export function settleIdempotencyKey(sending: Sending, error?: unknown) {
  if (error === undefined || isAnswer(error)) open.delete(nameOf(sending));
}

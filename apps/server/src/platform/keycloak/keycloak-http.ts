import { AppError } from '../errors/app-error.ts';
import { PartUnavailable } from '../errors/part-unavailable.ts';
import { suspectPart } from '../errors/suspect-part.ts';
import { withSpan } from '../tracing/span.ts';

export interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly location: string | null;
}

export type Send = (url: string, init?: RequestInit) => Promise<Reply>;

// One request to the provider. A timeout and a 5xx reply are the same to the caller: unavailable.
export const sendWithin =
  (patienceMs: number): Send =>
  (url, init = {}) => {
    const operation = operationOf(url);
    const facts = { 'peer.service': 'keycloak', 'visawright.operation': operation };
    return withSpan(`keycloak ${operation}`, 'client', facts, async (span) => {
      try {
        const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
        const text = await response.text();
        span?.set({ 'http.response.status_code': response.status });
        if (response.status >= 500) throw new PartUnavailable('keycloak', `status ${response.status}`);
        return { status: response.status, json: parse(text), location: response.headers.get('location') };
      } catch (error) {
        suspectPart('keycloak');
        throw error instanceof AppError ? error : new PartUnavailable('keycloak', (error as Error).name);
      }
    });
  };

// Addresses contain ids of accounts, and queries their names: of an address only the last of these words counts.
const operationWords = ['token', 'logout', 'certs', 'users', 'sessions', 'clients', 'attack-detection', 'components'];
const operationOf = (url: string): string => {
  const words = new URL(url).pathname.split('/');
  return words.findLast((word) => operationWords.includes(word)) ?? 'realm';
};

export const send: Send = sendWithin(5_000);

export const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

export const json = (method: string, token: string, body?: unknown): RequestInit => ({
  method,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

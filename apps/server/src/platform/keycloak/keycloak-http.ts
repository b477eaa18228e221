import { AppError } from '../errors/app-error.ts';

export interface Reply {
  readonly status: number;
  readonly json: unknown;
  readonly location: string | null;
}

export type Send = (url: string, init?: RequestInit) => Promise<Reply>;

// One request to the provider. A timeout and a 5xx reply are the same to the caller: unavailable.
export const sendWithin =
  (patienceMs: number): Send =>
  async (url, init = {}) => {
    try {
      const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
      const text = await response.text();
      if (response.status >= 500) throw new AppError('part.unavailable');
      return { status: response.status, json: parse(text), location: response.headers.get('location') };
    } catch (error) {
      throw error instanceof AppError ? error : new AppError('part.unavailable');
    }
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

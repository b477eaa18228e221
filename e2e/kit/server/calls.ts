import { randomUUID } from 'node:crypto';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { LoginResult, TokenValidation, Tokens } from '@visawright/contract/identity/user.ts';
import { demoPassword, mailOf } from '../accounts/demo-people.ts';
import { origin } from './addresses.ts';

export interface Answer<T> {
  status: number;
  body: T;
}

type Id = keyof typeof addresses;

// A call without an Origin header, as a program makes it, so that its session is not bound to a cookie.
export async function send<T = Record<string, unknown>>(
  id: Id,
  realm: string,
  { body, token, query }: { body?: object; token?: string; query?: Record<string, string> } = {},
): Promise<Answer<T>> {
  const { method, path } = addresses[id];
  const reply = await fetch(`${origin}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      accept: 'application/json',
      'realm-client-id': realm,
      'x-request-id': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as T };
}

export async function login(realm: string, name: string, password = demoPassword): Promise<LoginResult> {
  const { status, body } = await send<LoginResult>('login', realm, {
    body: { username: mailOf(name, realm), password },
  });
  if (status !== 200) throw new Error(`${name} of ${realm} could not sign in: ${status} ${JSON.stringify(body)}`);
  return body;
}

export async function handoffCode(realm: string, { access_token, refresh_token }: Tokens): Promise<string> {
  const { body } = await send<{ code: string }>('createHandoffCode', realm, {
    token: access_token,
    body: { refreshToken: refresh_token },
  });
  return body.code;
}

export const validate = (realm: string, accessToken: string) =>
  send<TokenValidation>('validateToken', realm, { body: { accessToken } });

export const profile = (realm: string, token: string) => send('getProfile', realm, { token });

import type { FastifyInstance } from 'fastify';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { requireAnswer } from '../../measurement.ts';
import type { SigningRealms } from './signing-realms.ts';
import { accounts, realmPath, uidOf, type Name } from './realms.ts';
import { writeToken } from './write-token.ts';

export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown> & { readonly code?: string };
}

interface Sent {
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly key?: string;
}

export type Clients = (by: Name, call: keyof typeof addresses, sent: Sent) => Promise<Reply>;

// The people of one realm, each with their own token, created when first needed.
export function clientsOf(app: FastifyInstance, identityProvider: SigningRealms, realm: number): Clients {
  const tokens = new Map<Name, string>();
  const path = realmPath(realm);
  const tokenOf = (name: Name) => {
    const issuer = `${identityProvider.url}/realms/${path}`;
    const known = tokens.get(name);
    const token =
      known ??
      writeToken(identityProvider, { issuer, path, sub: uidOf(realm, `sub of ${name}`), role: accounts[name] });
    tokens.set(name, token);
    return token;
  };
  return async (by, call, { query = {}, body, key }) => {
    const { method, path: url } = addresses[call];
    const reply = await app.inject({
      method,
      url,
      query,
      headers: {
        authorization: `Bearer ${tokenOf(by)}`,
        'realm-client-id': path,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    requireAnswer(reply.statusCode, call);
    return { status: reply.statusCode, body: reply.json() };
  };
}

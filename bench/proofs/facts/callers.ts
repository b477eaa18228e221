import type { FastifyInstance } from 'fastify';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { BrokenRun, requireAnswer } from '../../measurement.ts';
import { accounts, realmPath, uidOf, type Name } from '../model/realms.ts';
import type { SigningRealms } from '../model/signing-realms.ts';
import { writeToken } from '../model/write-token.ts';

type CallerName = Name | `account ${number}`;
export type Caller = <T>(
  by: CallerName,
  call: keyof typeof addresses,
  sent: { readonly query?: Record<string, string>; readonly body?: object },
) => Promise<T>;

// The people of the proof's realm: its staff, and an account for each traveller.
export function callersOf(app: FastifyInstance, identityProvider: SigningRealms): Caller {
  const path = realmPath(0);
  const issuer = `${identityProvider.url}/realms/${path}`;
  const tokens = new Map<CallerName, string>();
  const tokenOf = (name: CallerName): string => {
    const role: Role = name in accounts ? accounts[name as Name] : 'applicant';
    const token =
      tokens.get(name) ?? writeToken(identityProvider, { issuer, path, sub: uidOf(0, `sub of ${name}`), role });
    tokens.set(name, token);
    return token;
  };
  return async <T>(by: CallerName, call: keyof typeof addresses, { query = {}, body }: Parameters<Caller>[2]) => {
    const { method, path: url } = addresses[call];
    const reply = await app.inject({
      method,
      url,
      query,
      headers: { authorization: `Bearer ${tokenOf(by)}`, 'realm-client-id': path },
      ...(body === undefined ? {} : { payload: body }),
    });
    requireAnswer(reply.statusCode, call);
    if (reply.statusCode !== 200) throw new BrokenRun(`${call} by ${by}: ${reply.statusCode} ${reply.body}`);
    return reply.json<T>();
  };
}

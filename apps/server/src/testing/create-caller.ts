import type { FastifyInstance } from 'fastify';
import { addresses } from '@visawright/contract/operations/addresses.ts';

type CallName = keyof typeof addresses;

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string; // without the request id, for comparisons
  readonly cookie: string | undefined; // as a browser would return it
}

// Makes calls like a browser: path from the contract, realm in the header.
export function createCaller(app: FastifyInstance, realmPath: string) {
  return async <T = Record<string, unknown>>(
    name: CallName,
    payload: object | undefined,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer<T>> => {
    const { method, path } = addresses[name];
    const sent = Object.entries({ 'realm-client-id': realmPath, ...headers }).filter(
      ([, value]) => value !== undefined,
    );
    const reply = await app.inject({
      method,
      url: path,
      headers: Object.fromEntries(sent) as Record<string, string>,
      ...(method === 'GET'
        ? { query: (payload ?? {}) as Record<string, string> }
        : payload === undefined
          ? {}
          : { payload }),
    });
    const set = reply.headers['set-cookie'];
    return {
      status: reply.statusCode,
      body: reply.json<T>(),
      text: reply.body.replace(/"requestId":"[^"]*"/, ''),
      cookie:
        set === undefined
          ? undefined
          : [set]
              .flat()
              .map((each) => each.split(';')[0]!)
              .join('; '),
    };
  };
}

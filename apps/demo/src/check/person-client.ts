import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@visawright/contract/identity/user.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { demoPassword } from '../accounts/demo-accounts.ts';

type Call = keyof typeof addresses;

interface Init {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Input {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

// A signed-in person who uses the product through its calls, as the browser does.
export interface PersonClient {
  readonly realm: string;
  readonly account: string;
  readonly ask: <T>(call: Call, input?: Input) => Promise<T>;
  readonly download: (url: string) => Promise<Buffer>;
}

export async function signIn(origin: string, realm: string, account: string): Promise<PersonClient> {
  let token = '';
  const headers = () => ({
    'realm-client-id': realm,
    'x-request-id': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  });
  const fetchOnce = async (url: URL, init: Init = {}): Promise<Response> => {
    const reply = await fetch(url, { ...init, headers: { ...headers(), ...init.headers } });
    if (!reply.ok) throw new Error(`${url.pathname} answered ${reply.status}: ${(await reply.text()).slice(0, 200)}`);
    return reply;
  };
  const askOnce = async <T>(call: Call, { body, query = {} }: Input = {}): Promise<T> => {
    const { method, path } = addresses[call];
    const url = new URL(`${path}?${new URLSearchParams(query).toString()}`, origin);
    const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await (await fetchOnce(url, { method, ...sent })).json()) as T;
  };
  const login = async () => {
    token = '';
    const credentials = { username: `${account}@${realm}.test`, password: demoPassword };
    token = (await askOnce<LoginResult>('login', { body: credentials })).tokens.access_token;
  };
  // A token is short-lived, and a walk through all applications takes longer.
  const renewed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !/ 401:/.test(error.message)) throw error;
      await login();
      return work();
    }
  };
  await login();
  return {
    realm,
    account,
    ask: (call, input) => renewed(() => askOnce(call, input)),
    download: async (url) => Buffer.from(await (await renewed(() => fetchOnce(new URL(url, origin)))).arrayBuffer()),
  };
}

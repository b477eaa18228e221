import { setTimeout as sleep } from 'node:timers/promises';
import { form, json, sendWithin, type Reply } from '../keycloak/keycloak-http.ts';

// The identity provider's bootstrap administrator: used by operators' commands only, never by the API or the worker.
export interface ProviderAdmin {
  find<T>(path: string): Promise<T | undefined>; // undefined on 404
  get<T>(path: string): Promise<T>;
  post(path: string, body?: unknown): Promise<string>; // the new record's id, if the reply contains one
  put(path: string, body: unknown): Promise<void>;
  remove(path: string, body?: unknown): Promise<void>; // already removed is not an error
}

export function providerAdmin(url: string, username: string, password: string): ProviderAdmin {
  const send = sendWithin(60_000);
  let held = { token: '', until: 0 };

  // While one sign-in is being checked, the provider refuses another of the same account, so a refusal is tried again a few times.
  async function signIn(left = 4): Promise<Reply> {
    const fields = { grant_type: 'password', client_id: 'admin-cli', username, password };
    const reply = await send(`${url}/realms/master/protocol/openid-connect/token`, form(fields));
    if (reply.status === 200 || left === 0) return reply;
    await sleep(200 + Math.random() * 600);
    return signIn(left - 1);
  }

  async function token(): Promise<string> {
    if (held.until > Date.now()) return held.token;
    const { status, json: body } = await signIn();
    if (status !== 200) throw new Error('the identity provider refused its administrator');
    const { access_token, expires_in } = body as { access_token: string; expires_in: number };
    held = { token: access_token, until: Date.now() + (expires_in - 15) * 1_000 };
    return access_token;
  }

  async function call(method: string, path: string, accepted: readonly number[], body?: unknown) {
    const reply = await send(`${url}/admin/realms${path}`, json(method, await token(), body));
    if (reply.status < 300 || accepted.includes(reply.status)) return reply;
    const { errorMessage, error } = (reply.json ?? {}) as { errorMessage?: string; error?: string };
    throw new Error(`identity provider: ${method} ${path} answered ${reply.status} ${errorMessage ?? error ?? ''}`);
  }

  return {
    async find<T>(path: string) {
      const reply = await call('GET', path, [404]);
      return reply.status === 404 ? undefined : (reply.json as T);
    },
    get: async <T>(path: string) => (await call('GET', path, [])).json as T,
    post: async (path, body) => (await call('POST', path, [], body)).location?.split('/').pop() ?? '',
    put: async (path, body) => void (await call('PUT', path, [], body)),
    remove: async (path, body) => void (await call('DELETE', path, [404], body)),
  };
}

// Whether the current state already contains everything we want; keys we do not name belong to the provider.
export function isUpToDate(current: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    const have: unknown[] = Array.isArray(current) ? current : [];
    return have.length === wanted.length && wanted.every((each) => have.some((other) => isUpToDate(other, each)));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    return Object.entries(wanted).every(([key, value]) =>
      isUpToDate((current as Record<string, unknown> | null)?.[key], value),
    );
  }
  return current === wanted;
}

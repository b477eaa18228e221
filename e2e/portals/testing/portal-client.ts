import type { StartedPortals } from '../start-portals.ts';

export interface PortalReply {
  readonly status: number;
  readonly path: string; // after redirects
  readonly text: string;
}

// A visit without a browser: one cookie, redirects followed, forms posted as a browser posts them.
export class PortalClient {
  readonly origin: string;
  #cookie = '';

  constructor(started: StartedPortals, portal: string) {
    const found = started.portals.find(({ id }) => id === portal);
    if (!found) throw new Error(`${portal} is not started`);
    this.origin = found.origin;
  }

  get(path: string): Promise<PortalReply> {
    return this.#ask(path, {});
  }

  post(path: string, values: readonly (readonly [string, string | File])[]): Promise<PortalReply> {
    const hasFiles = values.some(([, value]) => typeof value !== 'string');
    const body = hasFiles ? new FormData() : new URLSearchParams();
    for (const [name, value] of values) {
      if (body instanceof FormData) body.append(name, value);
      else if (typeof value === 'string') body.append(name, value);
    }
    return this.#ask(path, { method: 'POST', body });
  }

  async #ask(path: string, init: RequestInit): Promise<PortalReply> {
    const response = await fetch(`${this.origin}${path}`, {
      ...init,
      headers: this.#cookie === '' ? {} : { cookie: this.#cookie },
      redirect: 'manual',
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.#cookie = cookie.split(';')[0]!;
    const location = response.headers.get('location');
    if (location !== null) return this.#ask(location, {});
    return { status: response.status, path, text: await response.text() };
  }
}

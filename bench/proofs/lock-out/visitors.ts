import type { AddressInfo } from 'node:net';
import type { TestApp } from '@visawright/server/testing-app.ts';
import { requireAnswer } from '../../measurement.ts';

export interface Visit {
  readonly address: string;
  readonly username: string;
  readonly password: string;
  readonly cookie?: string | undefined; // the device's
}

// Signs in at the API as a browser behind the trusted proxy would.
export async function visitors({ app }: TestApp, realmPath: string) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return async ({ address, username, password, cookie }: Visit) => {
    const reply = await fetch(`${base}/das/v1/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'realm-client-id': realmPath,
        origin: base,
        'x-forwarded-for': address,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: JSON.stringify({ username, password }),
    });
    requireAnswer(reply.status, 'login');
    const device = reply.headers.getSetCookie().find((each) => each.startsWith('__Host-dv-'));
    return { isIn: reply.status === 200, device: device?.split(';')[0] };
  };
}

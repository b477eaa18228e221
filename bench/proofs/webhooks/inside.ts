import type { LookupFunction } from 'node:net';
import { openWebhookReceiver } from '@visawright/server/testing.ts';
import type { Canary } from './receivers.ts';
import { until, type StageRealm } from './stage.ts';

export interface Names {
  readonly addresses: Map<string, string[]>;
  readonly asked: string[];
  readonly lookup: LookupFunction;
}

// A resolver of our own: names lead where the proof says, and elsewhere afterwards.
export function openNames(): Names {
  const addresses = new Map<string, string[]>();
  const asked: string[] = [];
  const lookup = ((host: string, _options: object, done: (error: Error | null, found?: object[]) => void) => {
    asked.push(host);
    const found = addresses.get(host) ?? [];
    if (found.length === 0) done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
    else
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  }) as unknown as LookupFunction;
  return { addresses, asked, lookup };
}

const literals = [
  '127.0.0.2',
  '[::1]',
  '0.0.0.0',
  '10.0.0.5',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '[::ffff:127.0.0.2]',
  '[64:ff9b::7f00:2]',
  '[fd00::1]',
  '[fe80::1]',
  '2130706434',
  '0x7f000002',
  '0177.0.0.2',
  '127.2',
];
const leadingInside = [
  ['127.0.0.2'],
  ['::1'],
  ['10.0.0.5'],
  ['169.254.169.254'],
  ['::ffff:127.0.0.2'],
  ['8.8.8.8', '127.0.0.2'], // one of several is enough to refuse
  ['127.0.0.2', '8.8.8.8'],
];

export interface Inside {
  urls: number;
  notRefused: string[];
  connections: number; // to addresses inside
  dialledBeforeChange: number; // the control: the same name, while it led to an allowed address
}

// Addresses that are entered, and names that lead inside or come to do so. A name is asked for again at every try.
export async function insideAddresses(realm: StageRealm, canary: Canary, names: Names): Promise<Inside> {
  const facts: Inside = { urls: 0, notRefused: [], connections: 0, dialledBeforeChange: 0 };
  const before = canary.connections();
  const judge = async (url: string): Promise<void> => {
    facts.urls++;
    const { endpointUid, applications } = await realm.endpoint(url, 1);
    await realm.change(applications[0]!, 'initiated');
    await until(`a try at ${url}`, async () => (await realm.rowsOf(endpointUid))[0]!.tries > 0);
    const { cause, state } = (await realm.rowsOf(endpointUid))[0]!;
    if (cause !== 'address' || state === 'delivered') facts.notRefused.push(`${url}: ${cause}`);
  };
  await Promise.all(
    literals.flatMap((host) => [`https://${host}:${canary.port}/`, `http://${host}:${canary.port}/`]).map(judge),
  );
  await Promise.all(
    leadingInside.map((found, n) => {
      names.addresses.set(`inside-${n}.example.org`, found);
      return judge(`https://inside-${n}.example.org:${canary.port}/`);
    }),
  );
  const receiver = await openWebhookReceiver();
  const host = 'changes.example.org';
  names.addresses.set(host, ['127.0.0.1']);
  const { endpointUid, applications } = await realm.endpoint(`https://${host}:${receiver.port}/`, 1);
  const causeAfter = async (tries: number) => {
    await until(
      `try ${tries} at a name that changes`,
      async () => (await realm.rowsOf(endpointUid))[0]!.tries >= tries,
    );
    return (await realm.rowsOf(endpointUid))[0]!.cause;
  };
  await realm.change(applications[0]!, 'initiated');
  await causeAfter(1);
  facts.dialledBeforeChange = receiver.connections();
  for (const [n, found] of leadingInside.entries()) {
    facts.urls++;
    names.addresses.set(host, found);
    await realm.skipWaiting(endpointUid);
    const cause = await causeAfter(n + 2);
    if (cause !== 'address') facts.notRefused.push(`${host} → ${found.join()}: ${cause}`);
  }
  facts.connections = canary.connections() - before + receiver.connections() - facts.dialledBeforeChange;
  receiver.close();
  return facts;
}

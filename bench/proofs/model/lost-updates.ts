import type { Application } from '@visawright/contract/applications/application.ts';
import type { Clients, Reply } from './clients.ts';
import { tripTo } from './send.ts';
import { uidOf } from './realms.ts';

export interface LostUpdates {
  readonly tries: number;
  readonly written: number;
  readonly stale: number;
  readonly counted: number; // the final value
  readonly version: number;
}

// Clients read a number, add one and write it back with the version they read. The final value must equal the number of writes.
export async function lostUpdates(call: Clients, n: number, clients: number, each: number): Promise<LostUpdates> {
  const trip = tripTo('Germany');
  const made = await call('agency', 'draftApplication', {
    body: { applicantUid: uidOf(n, 'traveller'), visaDetails: { ...trip, visaType: '0' } },
  });
  const query = { applicationUid: String(made.body['applicationUid']) };
  const read = async () => (await call('agency', 'getApplication', { query })).body as unknown as Application;
  let [written, stale] = [0, 0];
  const client = async () => {
    for (let i = 0; i < each; i++) {
      const { visaDetails, version } = await read();
      const next = { ...visaDetails, visaType: String(Number(visaDetails.visaType) + 1) };
      const reply: Reply = await call('agency', 'updateApplication', {
        query,
        body: { application: { visaDetails: next, version } },
      });
      if (reply.status === 200) written++;
      else if (reply.body.code === 'application.versionStale') stale++;
      else throw new Error(`${reply.status} ${reply.body.code ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const last = await read();
  return { tries: clients * each, written, stale, counted: Number(last.visaDetails.visaType), version: last.version };
}

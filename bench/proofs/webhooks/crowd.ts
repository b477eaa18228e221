import { setTimeout as wait } from 'node:timers/promises';
import { answers, openWebhookReceiver } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import { until, type Endpoint, type Stage, type StageRealm } from './stage.ts';

interface Latencies {
  readonly sameRealm: number; // p95 in ms: from the commit of an event to its arrival
  readonly otherRealm: number;
  readonly otherQueue: number; // from the commit of a job to its start
  readonly write: number; // the transaction that writes an event
}

export interface Crowd {
  readonly waiting: number;
  readonly stillWaiting: number; // while the others were measured
  readonly undelivered: number; // events of the others that did not arrive meanwhile
  readonly alone: Latencies;
  readonly beside: Latencies;
}

const p95 = (numbers: readonly number[]) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.95) - 1]!);

// Deliveries to other endpoints, jobs of another queue and writing events, without and with many deliveries that wait for receivers that do
// not answer.
export async function crowd({ realms: [one, two] }: Stage, waiting: number, rounds: number): Promise<Crowd> {
  const good = await openWebhookReceiver();
  const silent = await openWebhookReceiver(answers.never);
  const [here, there] = [await one.endpoint(good.url, 1), await two.endpoint(good.url, 1)];
  let undelivered = 0;
  const measure = async (): Promise<Latencies> => {
    const times = {
      sameRealm: [] as number[],
      otherRealm: [] as number[],
      otherQueue: [] as number[],
      write: [] as number[],
    };
    const arrival = async (realm: StageRealm, endpoint: Endpoint, into: number[]) => {
      const from = Date.now();
      const known = good.received.length;
      const started = performance.now();
      await realm.change(endpoint.applications[0]!, 'initiated');
      times.write.push(performance.now() - started);
      const arrived = () => good.received.slice(known).find(({ body }) => body.includes(endpoint.applications[0]!));
      await until('an event of another endpoint', () => Promise.resolve(arrived() !== undefined), 20).catch(
        () => void undelivered++,
      );
      into.push((arrived()?.at ?? Date.now()) - from);
    };
    for (let n = 0; n < rounds; n++) {
      await arrival(one, here, times.sameRealm);
      await arrival(two, there, times.otherRealm);
      times.otherQueue.push(await one.mail());
      await wait(10);
    }
    return {
      sameRealm: p95(times.sameRealm),
      otherRealm: p95(times.otherRealm),
      otherQueue: p95(times.otherQueue),
      write: p95(times.write),
    };
  };
  const alone = await measure();
  const ends: string[] = [];
  for (let n = 0; n < 4; n++) {
    const endpoint = await one.endpoint(silent.url, waiting / 40);
    ends.push(endpoint.endpointUid);
    await one.changeAll(endpoint, 10);
  }
  await until('a delivery to the silent receivers', () => Promise.resolve(silent.received.length > 0));
  const beside = await measure();
  const { left } = await one.owner.get<{ left: number }>(sql`
    select count(*)::int as left from webhook_delivery where endpoint_uid = any(${ends}::uuid[]) and state = 'waiting'`);
  await one.owner.run(sql`update webhook_endpoint set paused_at = now() where endpoint_uid = any(${ends}::uuid[])`);
  silent.close();
  good.close();
  return { waiting, stillWaiting: left, undelivered, alone, beside };
}

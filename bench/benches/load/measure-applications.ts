import { setTimeout as wait } from 'node:timers/promises';
import { listObjects, openClient } from '@visawright/server/tools.ts';
import { countLost } from '../../traffic/count-lost.ts';
import { keepPace } from '../../traffic/keep-pace.ts';
import { openSender } from '../../traffic/open-sender.ts';
import { documentsEach, openTraveller, withUploads } from './journey.ts';
import type { World } from './open-world.ts';
import { difference, partCpu, parts, type PartCpu } from './part-cpu.ts';
import { failuresOf, timesByCall } from './times.ts';

export interface ApplicationCost {
  readonly applications: number;
  readonly documents: number;
  readonly unread: number; // documents that were acknowledged and not read
  readonly failed: Record<string, number>;
  readonly failedSockets: number;
  readonly cpuSeconds: PartCpu; // of one application
  readonly idleCpu: PartCpu; // of a second in which nobody does anything
  readonly databaseKb: number; // that one application adds, with indexes and jobs
  readonly storeKb: number;
  readonly seconds: number;
  readonly times: ReturnType<typeof timesByCall>;
}

// Whole applications, until their last document is read: what each part has worked for one of them.
export async function measureApplications(
  world: World,
  order: { readonly applications: number; readonly perSecond: number; readonly idleSeconds: number },
): Promise<ApplicationCost> {
  const { url, port, realms, pids, database } = world;
  const idleFrom = partCpu(pids);
  await wait(order.idleSeconds * 1_000);
  const idle = difference(partCpu(pids), idleFrom);
  const perSecond = (cpu: PartCpu, seconds: number) =>
    Object.fromEntries(parts.map((part) => [part, Number((cpu[part] / seconds).toFixed(4))])) as Record<string, number>;
  const idleCpu = perSecond(idle, order.idleSeconds) as unknown as PartCpu;

  const sender = openSender({ port });
  const traveller = openTraveller(sender, url);
  const stored = await storedKb(world);
  const [before, began] = [partCpu(pids), Date.now()];
  const acting: Promise<void>[] = [];
  const all = order.applications * withUploads.length;
  await keepPace(order.perSecond, all / order.perSecond, (n, dueAt) => {
    acting.push(traveller.act(withUploads[n % withUploads.length]!, n, dueAt, realms[n % realms.length]!));
  });
  await Promise.all(acting);
  await sender.close();
  let unread = 0;
  for (const [realmId, uids] of traveller.acknowledged) {
    const { lost, jobsLeft } = await countLost(database.ownerUrl, realmId, uids);
    unread += lost + jobsLeft;
  }
  const seconds = (Date.now() - began) / 1_000;
  const used = difference(partCpu(pids), before);
  const storedNow = await storedKb(world);
  return {
    applications: order.applications,
    documents: order.applications * documentsEach,
    unread,
    failed: failuresOf(sender.answers),
    failedSockets: traveller.failedSockets(),
    cpuSeconds: Object.fromEntries(
      parts.map((part) => [
        part,
        Number(Math.max(0, (used[part] - idleCpu[part] * seconds) / order.applications).toFixed(3)),
      ]),
    ) as unknown as PartCpu,
    idleCpu,
    databaseKb: Math.round((storedNow.database - stored.database) / order.applications),
    storeKb: Math.round((storedNow.store - stored.store) / order.applications),
    seconds: Math.round(seconds),
    times: timesByCall(sender.answers),
  };
}

async function storedKb({ database, bucket }: World) {
  const owner = await openClient(database.ownerUrl);
  try {
    const { rows } = await owner.query<{ kb: number }>(
      'select (pg_database_size(current_database()) / 1024)::float8 as kb',
    );
    let bytes = 0;
    for await (const { size } of listObjects(bucket)) bytes += size;
    return { database: rows[0]!.kb, store: bytes / 1_024 };
  } finally {
    await owner.end();
  }
}

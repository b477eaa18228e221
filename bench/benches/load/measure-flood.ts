import { keepPace } from '../../traffic/keep-pace.ts';
import { openSender, type Answer } from '../../traffic/open-sender.ts';
import { openTraveller } from './journey.ts';
import type { World } from './open-world.ts';
import { failuresOf, p99, timesByCall } from './times.ts';
import { floodCalls } from './flood-process.ts';
import { openFlooder } from './open-flooder.ts';

const times = 10;

export interface Flood {
  readonly perSecond: number; // of each realm
  readonly calmP99: number; // of the others
  readonly floodP99: number;
  readonly ratio: number;
  readonly ratioOfMedians: number;
  readonly others: number; // calls of the others during the floods
  readonly flooded: number; // calls that the flooding realm sent
  readonly refused: number; // of these, with a time to come again
  readonly failed: Record<string, number>; // of the others
  readonly failedOfFlood: Record<string, number>; // other than refused
  readonly floodedP99: number; // of those that were served
  readonly calm: ReturnType<typeof timesByCall>;
  readonly flood: ReturnType<typeof timesByCall>;
}

const isRefused = ({ status, code, retryAfter }: Answer) =>
  status === 429 && code === 'quota.busy' && Number(retryAfter) > 0;

// The last realm makes ten times its calls, in turn with pauses, while the others work as always.
export async function measureFlood(
  { url, port, realms }: World,
  order: { readonly perSecond: number; readonly rounds: number; readonly seconds: number },
): Promise<Flood> {
  const { perSecond, rounds, seconds } = order;
  const others = realms.slice(0, -1);
  const sender = openSender({ port });
  const asUsual = openTraveller(sender, url);
  const flooder = await openFlooder({ port, url, busy: realms.at(-1)! });
  const found: Record<'calm' | 'flood', Answer[]> = { calm: [], flood: [] };
  const flooded: Answer[] = [];
  const phase = async (name: 'calm' | 'flood') => {
    const from = sender.answers.length;
    const acting: Promise<void>[] = [];
    const [theirs] = await Promise.all([
      flooder.send({ perSecond: perSecond * (name === 'flood' ? times : 1), seconds }),
      keepPace(perSecond * others.length, seconds, (n, dueAt) => {
        acting.push(asUsual.act(floodCalls[n % floodCalls.length]!, n, dueAt, others[n % others.length]!));
      }),
    ]);
    await Promise.all(acting);
    found[name].push(...sender.answers.slice(from));
    if (name === 'flood') flooded.push(...theirs);
  };
  try {
    for (const name of ['calm', 'flood'] as const) await phase(name); // warm
    for (const each of [found.calm, found.flood, flooded]) each.length = 0;
    for (let round = 0; round < rounds; round++) {
      await phase('calm');
      await phase('flood');
    }
  } finally {
    flooder.close();
  }
  await sender.close();
  const [calmP99, floodP99] = [p99(found.calm), p99(found.flood)];
  const served = flooded.filter((answer) => !isRefused(answer));
  const [calm, flood] = [timesByCall(found.calm), timesByCall(found.flood)];
  const middle = (answers: readonly Answer[]) =>
    Object.values(timesByCall(answers.map((each) => ({ ...each, call: 'all' }))))[0]?.p50 ?? 0;
  return {
    perSecond,
    calmP99,
    floodP99,
    ratio: Number((floodP99 / Math.max(calmP99, 1)).toFixed(2)),
    ratioOfMedians: Number((middle(found.flood) / Math.max(middle(found.calm), 1)).toFixed(2)),
    others: found.flood.length,
    flooded: flooded.length,
    refused: flooded.length - served.length,
    failed: failuresOf(sender.answers),
    failedOfFlood: failuresOf(served),
    floodedP99: p99(served),
    calm,
    flood,
  };
}

import { keepPace } from '../../traffic/keep-pace.ts';
import { openSender, type Answer } from '../../traffic/open-sender.ts';
import { openTraveller, withoutUploads, type Act } from './journey.ts';
import type { World } from './open-world.ts';
import { failuresOf, p99 } from './times.ts';
import { withoutSignIns } from './find-highest-rate.ts';

const times = 10;
const calls: readonly Act[] = withoutUploads.filter((act) => act !== 'sign-in' && act !== 'socket' && act !== 'create');

export interface Flood {
  readonly perSecond: number; // of each realm
  readonly calmP99: number; // of the others
  readonly floodP99: number;
  readonly ratio: number;
  readonly others: number; // calls of the others during the floods
  readonly flooded: number;
  readonly failed: Record<string, number>; // of the others
  readonly floodedP99: number;
}

// The last realm makes ten times its calls, in turn with pauses, while the others work as always.
export async function measureFlood(
  { url, port, realms }: World,
  order: { readonly perSecond: number; readonly rounds: number; readonly seconds: number },
): Promise<Flood> {
  const { perSecond, rounds, seconds } = order;
  const others = realms.slice(0, -1);
  const flooding = realms.at(-1)!;
  const [mine, theirs] = [openSender({ port }), openSender({ port })];
  const [asUsual, flood] = [openTraveller(mine, url), openTraveller(theirs, url)];
  const found: Record<'calm' | 'flood', Answer[]> = { calm: [], flood: [] };
  const phase = async (name: 'calm' | 'flood') => {
    const from = mine.answers.length;
    const acting: Promise<void>[] = [];
    const rate = perSecond * (name === 'flood' ? times : 1);
    await Promise.all([
      keepPace(perSecond * others.length, seconds, (n, dueAt) => {
        acting.push(asUsual.act(calls[n % calls.length]!, n, dueAt, others[n % others.length]!));
      }),
      keepPace(rate, seconds, (n, dueAt) => {
        acting.push(flood.act(calls[n % calls.length]!, n, dueAt, flooding));
      }),
    ]);
    await Promise.all(acting);
    found[name].push(...mine.answers.slice(from));
  };
  for (let round = -1; round < rounds; round++) {
    await phase('calm');
    await phase('flood');
    if (round === -1) Object.assign(found, { calm: [], flood: [] }); // warm
  }
  await mine.close();
  await theirs.close();
  const [calmP99, floodP99] = [p99(withoutSignIns(found.calm)), p99(withoutSignIns(found.flood))];
  return {
    perSecond,
    calmP99,
    floodP99,
    ratio: Number((floodP99 / Math.max(calmP99, 1)).toFixed(2)),
    others: found.flood.length,
    flooded: theirs.answers.length,
    failed: failuresOf(mine.answers),
    floodedP99: p99(theirs.answers),
  };
}

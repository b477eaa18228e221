import { atLeast, atMost, none, requireForProof, timed, type Finding } from '../measurement.ts';
import { storedParts } from '../record/stored-parts.ts';
import { findHighestRate } from './load/find-highest-rate.ts';
import { documentsEach, journey, withoutUploads, withUploads } from './load/journey.ts';
import { measureApplications } from './load/measure-applications.ts';
import { measureCallCost } from './load/measure-call-cost.ts';
import { measureFlood } from './load/measure-flood.ts';
import { measureSignInBurst } from './load/measure-sign-in-burst.ts';
import { openWorld } from './load/open-world.ts';
import { watchReaders } from './load/watch-readers.ts';

const most = { listCost: 4, flood: 1.5, readerMb: 400 };
const sizes = {
  full: {
    world: { realms: 4, agents: 8, applicationsEach: 12, accounts: 60 },
    cost: { rounds: 9, calls: 300 },
    applications: { applications: 30, perSecond: 15, idleSeconds: 30 },
    calls: { from: 60, seconds: 15, bisections: 3 },
    mixed: { from: 4, seconds: 60, bisections: 2 },
    flood: { rounds: 5, seconds: 12 },
  },
  small: {
    world: { realms: 2, agents: 2, applicationsEach: 10, accounts: 10 },
    cost: { rounds: 3, calls: 60 },
    applications: { applications: 1, perSecond: 10, idleSeconds: 2 },
    flood: { rounds: 1, seconds: 4 },
  },
} as const;
const smallRate = 20;
const usual = 0.05; // of the highest rate: what each realm asks for while none floods

// People at work in a few realms: how much two cores serve, what an application costs, and what happens when everybody signs in at once or
// one realm asks for ten times as much. Calls are sent by this process, the product runs in its own ones.
export default async function load(small: boolean): Promise<Finding> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closing.reverse()) await Promise.resolve(each()).catch(() => undefined);
  };
  const giveUp = () => void close().finally(() => process.exit(1));
  process.once('SIGTERM', giveUp).once('SIGINT', giveUp);
  const parts = storedParts('benches', 'load', small);
  const say = (what: string, found: unknown) => console.error(`${what}: ${JSON.stringify(found)}`);
  const measure = async <T>(part: string, work: () => Promise<T>) => {
    const found = await parts.measure(part, work);
    say(part, found);
    return found;
  };
  try {
    const size = small ? sizes.small : sizes.full;
    const world = await openWorld(size.world, closing);
    const watch = watchReaders(world.pids.readers);
    closing.push(() => watch.stop());
    const cost = await measure('list', () => measureCallCost(world, size.cost.rounds, size.cost.calls));
    const applications = await measure('applications', async () => ({
      ...(await measureApplications(world, size.applications)),
      readers: watch.seen(),
      readerMb: watch.mostMb(),
    }));
    const burst = await measure('sign-ins', () => measureSignInBurst(world));
    const rates = small
      ? undefined
      : {
          calls: await measure('calls', () => findHighestRate(world, withoutUploads, sizes.full.calls)),
          mixed: await measure('mixed', () => findHighestRate(world, withUploads, sizes.full.mixed)),
        };
    const perSecond = rates ? Math.max(1, rates.calls.highest * usual) : smallRate * usual;
    const flood = await measure('flood', () => measureFlood(world, { perSecond, ...size.flood }));
    requireForProof(applications.readers > 0, 'no reader worked');
    requireForProof(flood.flooded > 5 * (flood.others / (world.realms.length - 1)), 'no realm flooded the others');
    requireForProof(burst.people === world.realms[0]!.accounts.length, 'not everybody signed in');
    const whole = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);
    const cpu = Object.values(applications.cpuSeconds).reduce((sum, each) => sum + each, 0);
    parts.forget();
    return {
      judged:
        `${applications.applications} applications with ${applications.documents} documents, ${burst.people} sign-ins at once, ` +
        `${flood.flooded} calls of a flooding realm, ${flood.refused} of them refused` +
        (rates ? `; ${rates.calls.highest} calls a second, ${rates.mixed.highest} with documents` : ''),
      checks: [
        none(
          'calls that failed',
          whole(applications.failed) + whole(flood.failed) + whole(flood.failedOfFlood) + applications.failedSockets,
        ),
        none('documents acknowledged and not read', applications.unread),
        none('sign-ins that were neither served nor told when to come again', whole(burst.unclear)),
        timed(atMost('memory of a reader', applications.readerMb, most.readerMb, 'MB')), // judged at full size, as in unseen
        timed(atMost('processor time of a list to that of a profile', cost.ratio, most.listCost, '×')),
        timed(atMost('p99 of the others while one realm floods', flood.ratio, most.flood, '×')),
        ...(rates
          ? [
              timed(atLeast('calls a second at p99 of 250 ms', rates.calls.highest, 1)),
              timed(atLeast('calls a second with documents at p99 of 250 ms', rates.mixed.highest, 1)),
            ]
          : []),
      ],
      table: {
        journey,
        documentsEach,
        cpuSecondsOfAnApplication: Number(cpu.toFixed(2)),
        applications,
        list: cost,
        burst,
        flood,
        ...(rates && { rates }),
      },
    };
  } finally {
    process.off('SIGTERM', giveUp).off('SIGINT', giveUp);
    await close();
  }
}

import { openSender, type Answer } from '../../traffic/open-sender.ts';
import { keepPace } from '../../traffic/keep-pace.ts';
import { openTraveller, type Act } from './journey.ts';
import type { World } from './open-world.ts';
import { failuresOf, p99, timesByCall, type Times } from './times.ts';

const mostMs = 250;

export interface Step {
  readonly perSecond: number; // calls that were to be sent
  readonly answeredPerSecond: number;
  readonly p99: number; // of all calls but sign-ins, which check a password
  readonly failed: Record<string, number>;
  readonly failedSockets: number;
  readonly calls: Record<string, Times>;
  readonly isMet: boolean;
}

const withoutSignIns = (answers: readonly Answer[]) => answers.filter(({ call }) => call !== 'sign-in');

// Acts at a pace, in all realms alike.
async function runStep(
  { url, port, realms }: World,
  mix: readonly Act[],
  perSecond: number,
  seconds: number,
): Promise<Step> {
  const sender = openSender({ port });
  const traveller = openTraveller(sender, url);
  const began = Date.now();
  const acting: Promise<void>[] = [];
  await keepPace(perSecond, seconds, (n, dueAt) => {
    acting.push(traveller.act(mix[n % mix.length]!, n, dueAt, realms[n % realms.length]!));
  });
  await Promise.all(acting);
  const answeredPerSecond = Math.round((sender.answers.length * 10_000) / (Date.now() - began)) / 10;
  await sender.close();
  const slow = p99(withoutSignIns(sender.answers));
  const failed = failuresOf(sender.answers);
  const isMet = slow <= mostMs && Object.keys(failed).length === 0 && traveller.failedSockets() === 0;
  return {
    perSecond,
    answeredPerSecond,
    p99: slow,
    failed,
    failedSockets: traveller.failedSockets(),
    calls: timesByCall(sender.answers),
    isMet,
  };
}

// Faster by half until a step misses the limit, then between the last two.
export async function findHighestRate(
  world: World,
  mix: readonly Act[],
  order: { readonly from: number; readonly seconds: number; readonly bisections: number },
): Promise<{ highest: number; steps: Step[] }> {
  const steps: Step[] = [];
  const isMetAt = async (rate: number) => {
    const step = await runStep(world, mix, rate, order.seconds);
    steps.push(step);
    console.error(`${rate} calls a second: p99 ${step.p99} ms ${JSON.stringify(step.failed)}`);
    return step.isMet;
  };
  await runStep(world, mix, order.from / 2, order.seconds); // warm
  let [good, bad] = [0, order.from];
  while (await isMetAt(bad)) [good, bad] = [bad, Math.round(bad * 1.5)];
  for (let n = 0; n < order.bisections && good > 0; n++) {
    const middle = Math.round((good + bad) / 2);
    if (await isMetAt(middle)) good = middle;
    else bad = middle;
  }
  return { highest: good, steps };
}

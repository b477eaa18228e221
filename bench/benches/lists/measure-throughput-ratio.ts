import autocannon, { type Result } from 'autocannon';
import { BrokenRun } from '../../measurement.ts';
import { median } from './latencies.ts';

interface Side {
  readonly url: string;
  readonly headers: Record<string, string>;
}

const connections = 16;
const slice = 120;

// Seconds until the last response of a slice of calls: autocannon itself resolves only at its next sample.
async function secondsFor({ url, headers }: Side): Promise<number> {
  const started = performance.now();
  let ended = started;
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon({ url, headers, connections, amount: slice, sampleInt: 50 }, (error, each) =>
      error ? reject(error as Error) : resolve(each),
    );
    run.on('response', () => (ended = performance.now()));
  });
  if (result.non2xx > 0 || result.errors > 0) throw new BrokenRun(`${url}: ${result.non2xx} refused`);
  return (ended - started) / 1_000;
}

// Alternates short slices (ours, bare, bare, ours, …), so that other load on the machine affects both equally.
export async function measureThroughputRatio(ours: Side, bare: Side, rounds: number, pairs: number) {
  for (const side of [ours, bare, ours, bare]) await secondsFor(side); // warm
  const ratios: number[] = [];
  const perSecond = { ours: 0, bare: 0 };
  for (let round = 0; round < rounds; round++) {
    let [mine, theirs] = [0, 0];
    for (let pair = 0; pair < pairs; pair++) {
      const isOursFirst = (round + pair) % 2 === 0;
      if (isOursFirst) mine += await secondsFor(ours);
      theirs += await secondsFor(bare);
      if (!isOursFirst) mine += await secondsFor(ours);
    }
    ratios.push(theirs / mine);
    perSecond.ours += (slice * pairs) / mine / rounds;
    perSecond.bare += (slice * pairs) / theirs / rounds;
  }
  return { ratio: median(ratios), ours: Math.round(perSecond.ours), bare: Math.round(perSecond.bare), ratios };
}

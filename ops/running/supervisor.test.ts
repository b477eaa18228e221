import { afterEach, expect, test } from 'vitest';
import { startChild, type Child } from '../children.ts';
import { delayAfter, supervise, type Program, type Supervisor } from './supervisor.ts';

const options = { cwd: import.meta.dirname, env: process.env, signalsReady: true };
const stays = "process.send('up'); setInterval(() => {}, 1000)";
const dies = 'exit 3'; // of a shell, which starts faster than Node
const ignoresSigterm = `process.on('SIGTERM', () => {}); ${stays}`;

// Real processes. Waiting is only noted and ends at once; the time is what the test says.
function stage() {
  const starts: Record<string, Child[]> = {};
  const lines: string[] = [];
  const delays: number[] = [];
  let now = 0;
  const watchers: (() => void)[] = [];
  const changed = () => {
    for (const watcher of watchers.splice(0)) watcher();
  };
  const program = (name: string, script: string): Program => ({
    name,
    start() {
      const [command, flag] = script === dies ? ['sh', '-c'] : [process.execPath, '-e'];
      const child = startChild(name, command, [flag, script], options);
      (starts[name] ??= []).push(child);
      child.process.once('message', changed);
      changed();
      return child;
    },
  });
  return {
    starts,
    lines,
    delays,
    program,
    advance: (ms: number) => void (now += ms),
    clock: {
      now: () => now,
      wait: async (ms: number) => void delays.push(ms),
    },
    say(line: string) {
      lines.push(line);
      changed();
    },
    async until(condition: () => boolean) {
      while (!condition()) await new Promise<void>((resolve) => watchers.push(resolve));
    },
    async isUp(child: Child) {
      await new Promise((resolve) => child.process.once('message', resolve));
    },
  };
}

let supervisor: Supervisor | undefined;
afterEach(async () => {
  await supervisor?.stop(0);
  supervisor = undefined;
});

test('starts a program again that was killed, and leaves the others alone', async () => {
  const { program, starts, lines, delays, say, clock, until, advance, isUp } = stage();
  supervisor = supervise([program('api', stays), program('worker', stays)], say, clock);
  await isUp(starts['worker']![0]!);
  advance(120_000);
  starts['worker']![0]!.process.kill('SIGKILL');
  await until(() => starts['worker']!.length === 2);
  expect(lines).toEqual(['worker has ended (SIGKILL); starting it again in 1 s']);
  expect(delays).toEqual([1_000]);
  expect(starts['api']).toHaveLength(1);
  expect(starts['api']![0]!.process.exitCode ?? starts['api']![0]!.process.signalCode).toBeNull();
});

test('waits longer each time a program ends at once, says plainly that it does not stay up, and goes on trying', async () => {
  const { program, starts, lines, delays, say, clock, until } = stage();
  supervisor = supervise([program('api', stays), program('worker', dies)], say, clock);
  await until(() => lines.length >= 7);
  expect(delays.slice(0, 7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000].slice(0, delays.length));
  expect(lines[3]).toBe('worker has ended (exit code 3); starting it again in 8 s');
  expect(lines[4]).toMatch(/^worker does not stay up: 5 times in a row .* \(exit code 3\)/);
  expect(starts['api']).toHaveLength(1);
});

test('the delay has an upper limit, and begins again after a program ran for a minute', async () => {
  expect([1, 2, 7, 40].map(delayAfter)).toEqual([1_000, 2_000, 60_000, 60_000]);
  const { program, starts, delays, say, clock, until, advance, isUp } = stage();
  supervisor = supervise([program('worker', stays)], say, clock);
  for (const [at, ranMs] of [10, 10, 90_000].entries()) {
    await until(() => (starts['worker']?.length ?? 0) > at);
    await isUp(starts['worker']![at]!);
    advance(ranMs);
    starts['worker']![at]!.process.kill('SIGKILL');
  }
  await until(() => starts['worker']!.length === 4);
  expect(delays).toEqual([1_000, 2_000, 1_000]);
});

test('a missing program is reported, not thrown', async () => {
  const { program, lines, say, clock, until } = stage();
  const missing = {
    name: 'readers',
    start: () => startChild('readers', 'no-such-command', [], { cwd: import.meta.dirname, env: process.env }),
  };
  supervisor = supervise([program('api', stays), missing], say, clock);
  await until(() => lines.length > 0);
  expect(lines[0]).toBe('readers has ended (exit code 127); starting it again in 1 s');
});

test('stops every program, with SIGKILL those that ignore SIGTERM, and starts nothing again', async () => {
  const { program, starts, lines, say, clock, isUp } = stage();
  supervisor = supervise([program('api', stays), program('worker', ignoresSigterm)], say, clock);
  await Promise.all([isUp(starts['api']![0]!), isUp(starts['worker']![0]!)]);
  await supervisor.stop(200);
  await supervisor.ended;
  expect(starts['api']![0]!.process.signalCode).toBe('SIGTERM');
  expect(starts['worker']![0]!.process.signalCode).toBe('SIGKILL');
  expect([starts['api'], starts['worker']].map((each) => each!.length)).toEqual([1, 1]);
  expect(lines).toEqual([]);
});

test('stops while a program waits for its next start', async () => {
  const { program, starts, say, until, lines } = stage();
  const waits = {
    now: () => 0,
    wait: (_ms: number, stop: AbortSignal) =>
      new Promise((_resolve, reject) => stop.addEventListener('abort', () => reject(new Error('stopped')))),
  };
  supervisor = supervise([program('worker', dies)], say, waits);
  await until(() => lines.length === 1);
  await supervisor.stop();
  expect(starts['worker']).toHaveLength(1);
});

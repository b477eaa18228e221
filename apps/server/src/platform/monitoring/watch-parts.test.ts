import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { suspectPart } from '../errors/suspect-part.ts';
import { openLog } from '../log/log.ts';
import { watchParts } from './watch-parts.ts';

function watched(answers: () => Promise<boolean>) {
  let text = '';
  const log = openLog('info', null, { write: (line: string) => void (text += line) });
  const watch = watchParts(log, [
    { part: 'scanner', answers },
    { part: 'mail', answers: async () => true },
  ]);
  const lines = () =>
    text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as { level: number; part: string; msg: string });
  return { watch, lines };
}

test('a part is logged by name once when it fails and once when it is back', async () => {
  let isUp = true;
  const { watch, lines } = watched(async () => isUp);
  await watch.round();
  expect(lines()).toEqual([]);
  isUp = false;
  for (let n = 0; n < 3; n++) await watch.round();
  isUp = true;
  for (let n = 0; n < 3; n++) await watch.round();
  expect(lines().map(({ level, part, msg }) => [level, part, msg])).toEqual([
    [50, 'scanner', 'a part does not answer'],
    [40, 'scanner', 'a part answers again'],
  ]);
  expect(watch.states().get('scanner')).toMatchObject({ isUp: true, failures: 1 });
  watch.close();
});

test('a part that fails from the start is logged too, and an error counts as no answer', async () => {
  const { watch, lines } = watched(() => Promise.reject(new Error('Asha')));
  await watch.round();
  expect(lines()).toMatchObject([{ part: 'scanner', msg: 'a part does not answer' }]);
  watch.close();
});

test('after a failed call the part is asked at once, once for many calls', async () => {
  const answers = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const { watch, lines } = watched(answers);
  for (let n = 0; n < 50; n++) suspectPart('scanner');
  await vi.waitFor(() => expect(lines()).toMatchObject([{ part: 'scanner' }]), { timeout: 15_000 });
  expect(answers).toHaveBeenCalledTimes(1);
  watch.close();
  suspectPart('scanner');
  await wait(400);
  expect(answers).toHaveBeenCalledTimes(1);
});

test('a part that never answers does not hold up the others', async () => {
  const { watch } = watched(() => new Promise(() => undefined));
  const round = watch.round();
  await vi.waitFor(() => expect(watch.states().get('mail')?.isUp).toBe(true), { timeout: 15_000 });
  await round;
  expect(watch.states().get('scanner')?.isUp).toBe(false);
  watch.close();
});

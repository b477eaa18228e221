import { expect, test } from 'vitest';
import { watchLog } from './watch-log.ts';

const line = (part: string, msg: string) => JSON.stringify({ level: 50, part, msg });
const away = line('scanner', 'a part does not answer');
const back = line('scanner', 'a part answers again');

test('a part is named by a line that was written since', () => {
  const log = [away];
  const watch = watchLog([log], 'scanner');
  expect(watch.isNamed()).toBe(false);
  log.push(line('mail', 'a part does not answer'), back);
  expect(watch.isNamed()).toBe(false);
  log.push(line('scanner', 'the scanner does not answer'));
  expect(watch.isNamed()).toBe(true);
});

test('a part is away until the same program finds it again', () => {
  const [one, other]: string[][] = [[], []];
  const watch = watchLog([one!, other!], 'scanner');
  expect(watch.isAway()).toBe(false);
  one!.push(away);
  other!.push(away, back);
  expect(watch.isAway()).toBe(true);
  one!.push(line('scanner', 'the scanner does not answer'), back, line('mail', 'a part does not answer'));
  expect(watch.isAway()).toBe(false);
});

import { setTimeout as wait } from 'node:timers/promises';

// Between 300 and 1,500 ms, always the same for the same list, so that a test that fails does so again.
export async function listDelay(control: string, after: string): Promise<void> {
  const sum = [...`${control} ${after}`].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1201, 7);
  await wait(300 + sum);
}

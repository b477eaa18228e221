import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const stepMs = 30_000;
const enoughMs = 15_000; // to enter a code

// What an authenticator app shows (RFC 6238), written without the server's code. A code works once, so tests ask for another step.
export function appCode(secret: string, step = 0): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

// The code of the step before, which the server still accepts, so that the present one can be entered later. It is accepted until this step
// ends, so near the end the next one is waited for.
export async function formerAppCode(secret: string): Promise<string> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < enoughMs) await sleep(left);
  return appCode(secret, -1);
}

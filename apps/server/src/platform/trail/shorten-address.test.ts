import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['103.21.58.77', '103.21.58.x'],
  ['::ffff:103.21.58.77', '103.21.58.x'],
  ['2001:0db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
  ['2001:db8::7348', '2001:db8:0:x'],
  ['::1', '0:0:0:x'],
  ['fe80::1%eth0', 'fe80:0:0:x'],
  ['nonsense', ''],
  [undefined, ''],
])('%s is stored as %s', (address, stored) => {
  expect(shortenAddress(address)).toBe(stored);
});

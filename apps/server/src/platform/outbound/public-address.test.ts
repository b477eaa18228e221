import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '0x7f.1',
  '2130706433',
  '',
])('%s leads inside, or nowhere', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])('%s leads outside', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

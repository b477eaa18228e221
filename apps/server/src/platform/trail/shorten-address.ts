import { isIPv4, isIPv6 } from 'node:net';

// Enough to recognise the network, not the device: three of four parts of an IPv4 address, 48 bits of an IPv6 address.
export function shortenAddress(address: string | undefined): string {
  if (address === undefined) return ''; // the caller had gone before the call began
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}:x`;
}

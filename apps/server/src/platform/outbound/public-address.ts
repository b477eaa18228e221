import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// For IPv6 only allocated addresses count; mapped, translated and tunnelled ones lead back to IPv4.
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

export const isLoopback = (address: string): boolean => address === '127.0.0.1';

// Whether an address is outside this machine and its private networks.
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const insideOnly = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;

// Only what the text alone tells, so that a person learns of a typing mistake. What counts is the check at every call: a name can lead
// elsewhere later.
export function namesPublicHost(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') && !insideOnly.test(host) : isPublicAddress(host);
}

import { lookup } from 'node:dns/promises';
import { isLoopback, isPublicAddress } from './public-address.ts';

// For addresses that another program will call: whether the name leads to public addresses only, at present.
export async function leadsOutside(host: string, allowsLoopback = false): Promise<boolean> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true }).catch(() => []);
  return (
    found.length > 0 &&
    found.every(({ address }) => isPublicAddress(address) || (allowsLoopback && isLoopback(address)))
  );
}

import { Resolver } from 'node:dns/promises';

// Being able to write this record into the zone proves control of the domain.
const proofName = (host: string) => `_visawright.${host}`;
const proofValue = (proof: string) => `visawright-verify=${proof}`;
export const proofRecord = (host: string, proof: string) => `${proofName(host)} TXT "${proofValue(proof)}"`;

export async function isProven(host: string, proof: string, servers: string | undefined): Promise<boolean> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers(servers.split(',').map((address) => address.trim()));
  const records = await resolver.resolveTxt(proofName(host)).catch(() => []);
  return records.some((parts) => parts.join('') === proofValue(proof));
}

import { z } from 'zod';

// Highest pack number seen per realm and portal. Not personal; on the disk, so that an older pack is noticed after a restart.
export const PackNumbers = z.record(z.string().max(200), z.number().int().positive());
export type PackNumbers = z.infer<typeof PackNumbers>;

const packKey = (realm: string, portal: string) => `${realm}/${portal}`;

export const highestSeen = (numbers: PackNumbers, realm: string, portal: string): number =>
  numbers[packKey(realm, portal)] ?? 0;

export const withSeen = (numbers: PackNumbers, realm: string, portal: string, number: number): PackNumbers => ({
  ...numbers,
  [packKey(realm, portal)]: Math.max(number, highestSeen(numbers, realm, portal)),
});

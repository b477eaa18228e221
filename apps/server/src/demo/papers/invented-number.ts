import { createHash } from 'node:crypto';

// A passport number for somebody who has not told theirs, the same whenever it is asked for.
export const invented = (name: string): string =>
  `Y${1_000_000 + (createHash('sha256').update(name).digest().readUInt32BE(0) % 8_999_999)}`;

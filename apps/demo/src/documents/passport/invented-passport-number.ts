import { createHash } from 'node:crypto';

// A deterministic passport number for travellers without one.
export const inventedPassportNumber = (name: string): string =>
  `Y${1_000_000 + (createHash('sha256').update(name).digest().readUInt32BE(0) % 8_999_999)}`;

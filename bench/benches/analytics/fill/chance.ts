// Numbers below `most` that are the same for the same row, purpose and database, computed by PostgreSQL for the facts and here for
// their sums.
const purposes = [
  'place',
  'agent',
  'status',
  'outcome',
  'waits',
  'reviewed',
  'returned',
  'lead',
  'made',
  'stay',
  'rule',
  'rules',
  'kind',
  'changed',
] as const;

type Purpose = (typeof purposes)[number];
const rowsOfPurpose = 100_000_000;
const positive = 2_147_483_647;
const offsetOf = (purpose: Purpose) => rowsOfPurpose * (1 + purposes.indexOf(purpose));

const rotated = (value: number, bits: number) => (value << bits) | (value >>> (32 - bits));

// hashint4() of PostgreSQL.
function hashint4(value: number): number {
  let b = (0x9e3779b9 + 4 + 3_923_095) | 0;
  let c = b;
  let a = (b + value) | 0;
  c = ((c ^ b) - rotated(b, 14)) | 0;
  a = ((a ^ c) - rotated(c, 11)) | 0;
  b = ((b ^ a) - rotated(a, 25)) | 0;
  c = ((c ^ b) - rotated(b, 16)) | 0;
  a = ((a ^ c) - rotated(c, 4)) | 0;
  b = ((b ^ a) - rotated(a, 14)) | 0;
  return ((c ^ b) - rotated(b, 24)) | 0;
}

export const chance = (purpose: Purpose, most: number, row: number): number =>
  (hashint4(row + offsetOf(purpose)) & positive) % most;

export const chanceSql = (purpose: Purpose, most: number, row = 't'): string =>
  `((hashint4(${row} + ${offsetOf(purpose)}) & ${positive}) % ${most})`;

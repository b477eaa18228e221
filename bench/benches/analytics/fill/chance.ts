// Numbers below `most` that are the same for the same row, purpose and database, computed by a session of PostgreSQL and here alike: one for
// the facts, one for their sums. Each purpose steps through its own odd number modulo 2^31.
const stepOf = {
  place: 1_540_483_477,
  agent: 1_103_515_245,
  status: 1_664_525_917,
  outcome: 1_812_433_253,
  waits: 1_597_334_677,
  reviewed: 1_284_865_837,
  returned: 1_013_904_223,
  lead: 1_566_083_941,
  made: 1_431_655_765,
  stay: 1_332_534_557,
  rule: 1_741_103_597,
  rules: 1_181_783_497,
  kind: 1_935_289_751,
  changed: 1_099_087_573,
} as const;

type Purpose = keyof typeof stepOf;
const [mask, lowBits] = [2_147_483_647, 8];

export const chance = (purpose: Purpose, most: number, row: number): number =>
  (((Math.imul(row, stepOf[purpose]) + 12_345) & mask) >>> lowBits) % most;

export const chanceSql = (purpose: Purpose, most: number, row = 't'): string =>
  `((((((${row})::bigint * ${stepOf[purpose]} + 12345) & ${mask}) >> ${lowBits}) % ${most})::int)`;

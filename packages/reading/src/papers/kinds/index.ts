import type { KindReader } from '../paper.types.ts';
import { address } from './address.ts';
import { certificates } from './certificates.ts';
import { identity } from './identity.ts';
import { letters } from './letters.ts';
import { money } from './money.ts';
import { other } from './other.ts';
import { status } from './status.ts';
import { travel } from './travel.ts';
import { work } from './work.ts';

export const readers: readonly KindReader[] = [
  ...address,
  ...certificates,
  ...identity,
  ...letters,
  ...money,
  ...other,
  ...status,
  ...travel,
  ...work,
];

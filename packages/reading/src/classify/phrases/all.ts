import { address } from './address.ts';
import { employment } from './employment.ts';
import { funds } from './funds.ts';
import { insurance } from './insurance.ts';
import { letters } from './letters.ts';
import { maritalStatus } from './marital-status.ts';
import { nationalId } from './national-id.ts';
import { other } from './other.ts';
import { passport } from './passport.ts';
import type { KindPhrases } from './phrases.types.ts';
import { relationship } from './relationship.ts';
import { status } from './status.ts';
import { travel } from './travel.ts';

export const allPhrases: readonly KindPhrases[] = [
  ...passport,
  ...funds,
  ...insurance,
  ...travel,
  ...letters,
  ...employment,
  ...other,
  ...nationalId,
  ...status,
  ...relationship,
  ...maritalStatus,
  ...address,
];

import type { KindReader } from '../readable-document.types.ts';
import { addressReaders } from './address-readers.ts';
import { certificateReaders } from './certificate-readers.ts';
import { identityReaders } from './identity-readers.ts';
import { letterReaders } from './letter-readers.ts';
import { moneyReaders } from './money-readers.ts';
import { otherReaders } from './other-readers.ts';
import { statusReaders } from './status-readers.ts';
import { travelReaders } from './travel-readers.ts';
import { workReaders } from './work-readers.ts';

export const kindReaders: readonly KindReader[] = [
  ...addressReaders,
  ...certificateReaders,
  ...identityReaders,
  ...letterReaders,
  ...moneyReaders,
  ...otherReaders,
  ...statusReaders,
  ...travelReaders,
  ...workReaders,
];

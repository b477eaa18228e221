import type { Family } from '../attack.types.ts';
import { codeAttacks } from './code-attacks.ts';
import { endedGrants } from './ended-grants.ts';
import { foreignGrants } from './foreign-grants.ts';
import { foreignRecords } from './foreign-records.ts';
import type { Grants } from './open-grants.ts';

export const grantAttacks: Family<Grants> = {
  name: 'grants',
  attacks: [...codeAttacks, ...foreignGrants, ...foreignRecords, ...endedGrants],
};

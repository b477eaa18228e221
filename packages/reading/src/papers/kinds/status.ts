import type { KindReader } from '../paper.types.ts';
import { refusal } from './status/refusal.ts';
import { residencePermit } from './status/residence-permit.ts';
import { visa } from './status/visa.ts';

export const status: readonly KindReader[] = [refusal, residencePermit, visa];

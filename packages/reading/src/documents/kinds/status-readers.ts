import type { KindReader } from '../readable-document.types.ts';
import { visaRefusal } from './status/visa-refusal.ts';
import { residencePermit } from './status/residence-permit.ts';
import { visa } from './status/visa.ts';

export const statusReaders: readonly KindReader[] = [visaRefusal, residencePermit, visa];

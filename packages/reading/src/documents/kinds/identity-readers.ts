import type { KindReader } from '../readable-document.types.ts';
import { aadhaar } from './identity/aadhaar.ts';
import { drivingLicence } from './identity/driving-licence.ts';
import { panCard } from './identity/pan-card.ts';
import { previousPassport } from './identity/previous-passport.ts';
import { voterId } from './identity/voter-id.ts';

// National ID, and previous passports.
export const identityReaders: readonly KindReader[] = [aadhaar, drivingLicence, panCard, previousPassport, voterId];

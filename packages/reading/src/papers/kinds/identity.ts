import type { KindReader } from '../paper.types.ts';
import { aadhaar } from './identity/aadhaar.ts';
import { drivingLicence } from './identity/driving-licence.ts';
import { panCard } from './identity/pan-card.ts';
import { previousPassport } from './identity/previous-passport.ts';
import { voterId } from './identity/voter-id.ts';

// National ID, and a passport that is no longer the one in use.
export const identity: readonly KindReader[] = [aadhaar, drivingLicence, panCard, previousPassport, voterId];

import type { KindReader } from '../paper.types.ts';
import { admission } from './letters/admission.ts';
import { consent } from './letters/consent.ts';
import { cover } from './letters/cover.ts';
import { employment } from './letters/employment.ts';
import { invitation } from './letters/invitation.ts';
import { sponsorship } from './letters/sponsorship.ts';
import { student } from './letters/student.ts';

// Cover, invitation, sponsorship, admission, parental consent; employment and NOC; student bonafide.
export const letters: readonly KindReader[] = [cover, invitation, sponsorship, admission, consent, employment, student];

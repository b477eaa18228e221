import type { KindReader } from '../readable-document.types.ts';
import { admissionLetter } from './letters/admission-letter.ts';
import { consentLetter } from './letters/consent-letter.ts';
import { coverLetter } from './letters/cover-letter.ts';
import { employmentLetter } from './letters/employment-letter.ts';
import { invitationLetter } from './letters/invitation-letter.ts';
import { sponsorshipLetter } from './letters/sponsorship-letter.ts';
import { studentCertificate } from './letters/student-certificate.ts';

// Cover, invitation, sponsorship, admission, parental consent; employment and NOC; student bonafide.
export const letterReaders: readonly KindReader[] = [
  coverLetter,
  invitationLetter,
  sponsorshipLetter,
  admissionLetter,
  consentLetter,
  employmentLetter,
  studentCertificate,
];

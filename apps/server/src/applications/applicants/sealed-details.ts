import { applicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { normalizePassportNumber } from '../../platform/crypto/passport-number.ts';
import type { RealmKeys } from '../../platform/crypto/realm-key.ts';

// Identity and address details, sealed under the applicant's own key.
export interface ApplicantDetails {
  readonly passportNumber: string | null;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly street?: string | null;
  readonly city?: string | null;
  readonly postcode?: string | null;
}

const purpose = 'details';
const none: ApplicantDetails = { passportNumber: null, birthDate: null, phone: null };

export const sealDetails = (
  key: ApplicantKey,
  { passportNumber, birthDate, phone, street, city, postcode }: ApplicantDetails,
): Buffer =>
  key.sealFor(
    purpose,
    JSON.stringify({
      passportNumber: passportNumber && normalizePassportNumber(passportNumber),
      birthDate,
      phone,
      street,
      city,
      postcode,
    }),
  );

export const openDetails = (
  realmKeys: RealmKeys,
  row: { applicant_uid: string; wrapped_key: Buffer | null; details: Buffer | null },
): ApplicantDetails =>
  row.details === null || row.wrapped_key === null
    ? none
    : (JSON.parse(
        applicantKey(realmKeys, row.applicant_uid, row.wrapped_key).openFor(purpose, row.details),
      ) as ApplicantDetails);

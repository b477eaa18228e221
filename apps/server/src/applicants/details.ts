import { applicantKey, type ApplicantKey } from '../vault/applicant-key.ts';
import { normalPassport } from '../vault/passport.ts';
import type { RealmKeys } from '../vault/realm-key.ts';

// What identifies a person at a border and where they live, kept sealed under the person's own key.
export interface Details {
  readonly passportNumber: string | null;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly street?: string | null;
  readonly city?: string | null;
  readonly postcode?: string | null;
}

const purpose = 'details';
const none: Details = { passportNumber: null, birthDate: null, phone: null };

export const sealDetails = (
  key: ApplicantKey,
  { passportNumber, birthDate, phone, street, city, postcode }: Details,
): Buffer =>
  key.sealFor(
    purpose,
    JSON.stringify({
      passportNumber: passportNumber && normalPassport(passportNumber),
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
): Details =>
  row.details === null || row.wrapped_key === null
    ? none
    : (JSON.parse(
        applicantKey(realmKeys, row.applicant_uid, row.wrapped_key).openFor(purpose, row.details),
      ) as Details);

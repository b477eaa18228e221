import type { VisaDetails } from '@visawright/contract/applications/application.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import { deepLink } from '@visawright/contract/platform/deep-link.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { realmAddress } from '../../../platform/mail/realm-address.ts';
import type { Realm } from '../../../platform/realms/realm.types.ts';

// Derived instead of random, so that the mail job can rebuild the key although only its hash is stored.
export const deriveIntakeKey = (keys: KeyStore, realmId: string, intakeUid: string): string =>
  keys.mac('intake key', `${realmId} ${intakeUid}`).toString('base64url');

export const derivePremiumKey = (keys: KeyStore, realmId: string, intakeUid: string): string =>
  keys.mac('premium key', `${realmId} ${intakeUid}`).toString('base64url');

export const findAlpha3 = (country: string): string | undefined =>
  countries.find(({ label }) => label === country)?.alpha3;

export interface StartLinkContent {
  readonly applicantUid: string;
  readonly agencyUid: string;
  readonly visaDetails: VisaDetails;
}

export interface StartLinkKeys {
  readonly creation: string;
  readonly premium: string | null; // null: without a premium check
}

export function buildStartLink(realm: Realm, publicUrl: string, keys: StartLinkKeys, about: StartLinkContent): string {
  const { visaFrom, visaTo, fromDate, toDate, visaCategory, visaType } = about.visaDetails;
  const parameters: Partial<Record<(typeof deepLink.parameters)[number], string>> = {
    visaType,
    fromDate,
    toDate,
    sourceCountry: findAlpha3(visaFrom)!,
    destinationCountry: findAlpha3(visaTo)!,
    visaCategory,
    applicationCreationKey: keys.creation,
    ...(keys.premium === null ? {} : { premiumVerificationKey: keys.premium }),
    applicantUid: about.applicantUid,
    agencyUid: about.agencyUid,
  };
  return `${realmAddress(realm, publicUrl).href}#${deepLink.path}?${new URLSearchParams(parameters).toString()}`;
}

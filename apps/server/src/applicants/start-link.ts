import type { VisaDetails } from '@visawright/contract/application.ts';
import { countries } from '@visawright/contract/country.ts';
import { deepLink } from '@visawright/contract/deep-link.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { realmAddress } from '../mail/realm-address.ts';
import type { Realm } from '../realms/realm.types.ts';

// Derived, not drawn: the mail can carry the key that is stored nowhere but as its hash.
export const intakeKey = (keys: KeyStore, realmId: string, intakeUid: string): string =>
  keys.mac('intake key', `${realmId} ${intakeUid}`).toString('base64url');

export const alpha3Of = (country: string): string | undefined =>
  countries.find(({ label }) => label === country)?.alpha3;

export interface StartLink {
  readonly applicantUid: string;
  readonly agencyUid: string;
  readonly visaDetails: VisaDetails;
}

export function startLink(realm: Realm, publicUrl: string, key: string, about: StartLink): string {
  const { visaFrom, visaTo, fromDate, toDate, visaCategory, visaType } = about.visaDetails;
  const said: Partial<Record<(typeof deepLink.parameters)[number], string>> = {
    visaType,
    fromDate,
    toDate,
    sourceCountry: alpha3Of(visaFrom)!,
    destinationCountry: alpha3Of(visaTo)!,
    visaCategory,
    applicationCreationKey: key,
    applicantUid: about.applicantUid,
    agencyUid: about.agencyUid,
  };
  return `${realmAddress(realm, publicUrl).href}#${deepLink.path}?${new URLSearchParams(said).toString()}`;
}

import { z } from 'zod';
import {
  AgencyProviderEdit,
  AgencyProviders,
  emailDomain,
  FoundAgencyProvider,
} from '../../identity/agency-provider.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

export const agencyProviderOperations = {
  findAgencyProvider: operation({
    ...addresses.findAgencyProvider,
    summary: 'The agency whose own provider signs in people with addresses of this domain, if there is one',
    access: 'public',
    query: z.strictObject({ domain: emailDomain }),
    reply: z.object({ provider: FoundAgencyProvider.nullable() }),
    limit: { max: 120, seconds: 60 },
  }),
  listAgencyProviders: operation({
    ...addresses.listAgencyProviders,
    summary: "Agencies' own providers, and the agencies that have none; never their secrets",
    access: 'agencyProvider.manage',
    reply: AgencyProviders,
  }),
  saveAgencyProvider: operation({
    ...addresses.saveAgencyProvider,
    summary: "Let an agency's staff sign in with the agency's own provider; its discovery document is read first",
    access: 'agencyProvider.manage',
    needsRecentSignIn: true,
    body: AgencyProviderEdit,
    reply: AgencyProviders,
    errors: [
      'provider.addressRefused',
      'provider.unreadable',
      'provider.secretMissing',
      'provider.domainTaken',
      'part.unavailable',
    ],
    limit: { max: 30, seconds: 60 },
  }),
  removeAgencyProvider: operation({
    ...addresses.removeAgencyProvider,
    summary: "Remove an agency's provider; nobody signs in through it any more",
    access: 'agencyProvider.manage',
    needsRecentSignIn: true,
    body: z.strictObject({ agencyUid: z.uuid() }),
    reply: AgencyProviders,
    errors: ['part.unavailable'],
  }),
};

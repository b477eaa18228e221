import { z } from 'zod';
import { hostName } from './realm-settings.ts';

const issuerAddress = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .refine((text) => {
    const { username, password, hash, search } = new URL(text);
    return username === '' && password === '' && hash === '' && search === '';
  }, 'without user, password, query and fragment');

const mostDomains = 10;

// An agency's own OpenID Connect provider. Its client secret is stored by the identity provider only.
export const AgencyProvider = z.object({
  agencyUid: z.uuid(),
  agencyName: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  domains: z.array(z.string()), // of the email addresses that may come through it
  isOn: z.boolean(),
  returnAddress: z.string(),
  connected: z.number().int(), // people
  changedAt: z.iso.datetime(),
});
export type AgencyProvider = z.infer<typeof AgencyProvider>;

export const AgencyProviders = z.object({
  providers: z.array(AgencyProvider),
  others: z.array(z.object({ agencyUid: z.uuid(), agencyName: z.string(), returnAddress: z.string() })), // without one
});
export type AgencyProviders = z.infer<typeof AgencyProviders>;

export const AgencyProviderEdit = z.strictObject({
  agencyUid: z.uuid(),
  issuer: issuerAddress,
  clientId: z.string().trim().min(1).max(200),
  clientSecret: z.string().trim().min(1).max(500).optional(), // absent: stays; needed for another issuer or client
  domains: z
    .array(hostName)
    .min(1)
    .max(mostDomains)
    .refine((all) => new Set(all).size === all.length, 'each domain once'),
  isOn: z.boolean(),
});
export type AgencyProviderEdit = z.input<typeof AgencyProviderEdit>;

export const FoundAgencyProvider = z.object({ alias: z.string(), name: z.string() });
export type FoundAgencyProvider = z.infer<typeof FoundAgencyProvider>;

export const emailDomain = hostName;

import { z } from 'zod';
import { storedDate } from '../applications/application.ts';
import { visaGroups } from '../applications/visa-group.ts';
import { partnerLinkLimits, partnerLinkStates } from './partner-link-facts.ts';

const word = z.string().trim().min(1).max(120);

// The trip a link prepares. It has dates, or a duration, or neither; the traveller can change all of it.
export const PartnerTrip = z.object({
  visaTo: word, // country name
  visaFrom: word,
  nationality: word,
  visaCategory: z.enum(visaGroups),
  visaType: word,
  fromDate: storedDate.nullable(),
  toDate: storedDate.nullable(),
  days: z.number().int().min(1).max(partnerLinkLimits.mostDays).nullable(),
});
export type PartnerTrip = z.infer<typeof PartnerTrip>;

export const NewPartnerLink = z.strictObject({
  name: z.string().trim().min(1).max(partnerLinkLimits.nameLetters),
  trip: z
    .strictObject(PartnerTrip.shape)
    .refine(({ fromDate, toDate }) => (fromDate === null) === (toDate === null), 'needs both dates or none')
    .refine(({ fromDate, days }) => fromDate === null || days === null, 'has dates and a duration'),
  expiresOn: z.iso.date().nullable(), // the last day on which it works
  mostUses: z.number().int().min(1).max(partnerLinkLimits.mostUses).nullable(),
});
export type NewPartnerLink = z.input<typeof NewPartnerLink>;

// Numbers only: an agency learns of travellers through their applications, not through the link.
export const PartnerLink = z.object({
  linkUid: z.uuid(),
  name: z.string(),
  agencyName: z.string(),
  trip: PartnerTrip,
  state: z.enum(partnerLinkStates),
  expiresAt: z.iso.datetime().nullable(),
  mostUses: z.number().int().nullable(),
  uses: z.number().int(),
  started: z.number().int(),
  usedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type PartnerLink = z.infer<typeof PartnerLink>;

export const PartnerLinks = z.object({
  links: z.array(PartnerLink),
  most: z.number().int(),
  agencyName: z.string(), // whose new links are
});
export type PartnerLinks = z.infer<typeof PartnerLinks>;

// What a visitor of the link sees. Past days are left out.
export const PartnerOffer = z.object({ agencyName: z.string(), trip: PartnerTrip });
export type PartnerOffer = z.infer<typeof PartnerOffer>;

export const partnerKey = z.string().regex(/^[\w-]{43}$/);

// For a traveller of the link's agency with the ids that a start link has; for everybody else the trip only.
export const UsedPartnerLink = z.object({
  trip: PartnerTrip,
  start: z.object({ applicationCreationKey: z.string(), applicantUid: z.uuid(), agencyUid: z.uuid() }).nullable(),
});
export type UsedPartnerLink = z.infer<typeof UsedPartnerLink>;

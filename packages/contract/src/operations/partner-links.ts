import { z } from 'zod';
import {
  NewPartnerLink,
  partnerKey,
  PartnerLink,
  PartnerLinks,
  PartnerOffer,
  UsedPartnerLink,
} from '../integrations/partner-link.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const link = z.strictObject({ linkUid: z.uuid() });
const key = z.strictObject({ key: partnerKey });

export const partnerLinkOperations = {
  listPartnerLinks: operation({
    ...addresses.listPartnerLinks,
    summary: 'Start links for partner sites that have not been revoked, newest first; never their addresses',
    access: 'integration.manage',
    reply: PartnerLinks,
  }),
  createPartnerLink: operation({
    ...addresses.createPartnerLink,
    summary:
      'Make a start link for a partner’s site, of the own agency or, by an admin, of the platform agency; ' +
      'its address is in this reply and nowhere else',
    access: 'integration.manage',
    body: NewPartnerLink,
    reply: z.object({ link: PartnerLink, address: z.string() }),
    errors: ['partnerLink.tooMany'],
    isOnce: true,
    limit: { max: 60, seconds: 60 },
  }),
  pausePartnerLink: operation({
    ...addresses.pausePartnerLink,
    summary: 'Pause a start link of a partner’s site, or let it go on',
    access: 'integration.manage',
    body: link.extend({ isPaused: z.boolean() }),
    reply: PartnerLinks,
  }),
  revokePartnerLink: operation({
    ...addresses.revokePartnerLink,
    summary: 'End a start link of a partner’s site for good',
    access: 'integration.manage',
    body: link,
    reply: PartnerLinks,
  }),
  openPartnerLink: operation({
    ...addresses.openPartnerLink,
    summary: 'What a visitor of a partner’s start link sees before signing in',
    access: 'public',
    body: key,
    reply: PartnerOffer,
    errors: ['partnerLink.ended'],
    limit: { max: 60, seconds: 60 },
  }),
  usePartnerLink: operation({
    ...addresses.usePartnerLink,
    summary:
      'Take the trip of a partner’s start link; a traveller of its agency also gets the key that starts the application',
    access: 'partnerLink.use',
    body: key,
    reply: UsedPartnerLink,
    errors: ['partnerLink.ended'],
    limit: { max: 60, seconds: 60 },
  }),
};

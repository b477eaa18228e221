import { AppError } from '../../platform/errors/app-error.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { pausePartnerLink, revokePartnerLink } from './change-partner-link.ts';
import { createPartnerLink } from './create-partner-link.ts';
import { findOpenLink } from './find-open-link.ts';
import { listPartnerLinks } from './partner-links.queries.ts';
import { presentTrip } from './present-trip.ts';

export const partnerLinkHandlers = {
  listPartnerLinks: ({ db, actor }) => listPartnerLinks(db, actor),
  createPartnerLink,
  pausePartnerLink,
  revokePartnerLink,
  openPartnerLink: async ({ db, parts }, { body: { key } }) => {
    const link = await findOpenLink(db, parts.keys, key);
    if (link === undefined) throw new AppError('partnerLink.ended');
    return { agencyName: link.agencyName, trip: presentTrip(link.trip, today()) };
  },
} satisfies Partial<Handlers>;

const today = () => new Date().toISOString().slice(0, 10);

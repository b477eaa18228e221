import type { partnerLinkOperations } from '../operations/partner-links.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const link = { linkUid: samples.partnerLink };

export const partnerLinkExamples: ExamplesOf<typeof partnerLinkOperations> = {
  listPartnerLinks: { as: 'agency' },
  createPartnerLink: {
    as: 'agency',
    body: {
      name: 'Hotel in Nice',
      trip: {
        visaTo: 'France',
        visaFrom: 'India',
        nationality: 'India',
        visaCategory: 'Tourism',
        visaType: 'Schengen Short Stay Visa (Tourism)',
        fromDate: null,
        toDate: null,
        days: 10,
      },
      expiresOn: null,
      mostUses: 500,
    },
  },
  pausePartnerLink: { as: 'agency', body: { ...link, isPaused: true } },
  revokePartnerLink: { as: 'agency', body: link },
  openPartnerLink: { as: 'nobody', body: { key: samples.partnerKey } },
  usePartnerLink: { as: 'applicant', body: { key: samples.partnerKey } },
};

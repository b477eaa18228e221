import type { agencyProviderOperations } from '../../operations/identity/agency-providers.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const agencyProviderExamples: ExamplesOf<typeof agencyProviderOperations> = {
  findAgencyProvider: { as: 'nobody', query: { domain: 'meridian.example' } },
  listAgencyProviders: { as: 'admin' },
  saveAgencyProvider: {
    as: 'admin',
    body: {
      agencyUid: samples.agency,
      issuer: samples.providerIssuer,
      clientId: 'visawright',
      clientSecret: 'secret-of-the-client-at-the-provider',
      domains: ['meridian.example'],
      isOn: true,
    },
  },
  removeAgencyProvider: { as: 'admin', body: { agencyUid: samples.agencyWithProvider } },
};

import { providerAlias } from '@visawright/contract/identity/agency-provider-facts.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { findByDomain, listProviders, presentFound } from './agency-providers.queries.ts';
import { removeAgencyProvider, saveAgencyProvider } from './save-agency-provider.ts';

// Tests allow providers on this machine.
export const agencyProviderHandlersWith = ({ allowsLoopback }: { readonly allowsLoopback: boolean }) =>
  ({
    findAgencyProvider: async ({ db }, { query }) => ({
      provider: presentFound(await findByDomain(db, query.domain), providerAlias),
    }),
    listAgencyProviders: ({ db, realm }) => listProviders(db, realm),
    saveAgencyProvider: saveAgencyProvider(allowsLoopback),
    removeAgencyProvider,
  }) satisfies Partial<Handlers>;

export const agencyProviderHandlers = agencyProviderHandlersWith({ allowsLoopback: false });

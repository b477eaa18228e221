import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RealmFacts } from '@visawright/contract/forms/facts.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { applyFactChanges, applyFactChecks } from '@visawright/forms/knowledge/apply-fact-changes.ts';
import { call } from '../../../lib/api/call.ts';

const freshFor = 10 * 60_000;
const nothing: RealmFacts = { changes: [], checks: [] };

// The realm's own facts; if they cannot be loaded, those loaded before or none.
async function realmFacts(client: QueryClient, formId: DestinationId): Promise<RealmFacts> {
  const queryKey = ['realm-facts', formId];
  const queryFn = () => call('realmFacts', { query: { formId } });
  return client
    .fetchQuery({ queryKey, queryFn, staleTime: freshFor, gcTime: Infinity, retry: false })
    .catch(() => client.getQueryData<RealmFacts>(queryKey) ?? nothing);
}

// The form in this build with the facts that this realm's staff changed or checked, as the server uses it.
export async function loadRealmForm(client: QueryClient, id: DestinationId): Promise<Form> {
  const [form, { changes, checks }] = await Promise.all([loadForm(id), realmFacts(client, id)]);
  return applyFactChecks(applyFactChanges(form, changes), checks);
}

export const realmFormQuery = (id: DestinationId | undefined) =>
  queryOptions({
    queryKey: ['form', id],
    queryFn: ({ client }) => loadRealmForm(client, id!),
    enabled: id !== undefined,
    staleTime: freshFor,
    networkMode: 'always', // may be in the browser cache while offline
  });

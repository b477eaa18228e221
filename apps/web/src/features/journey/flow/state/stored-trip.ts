import { readJson, remove, writeJson } from '../../../../lib/browser/storage.ts';
import { emptyFlow, useFlow, type FlowState } from './flow-store.ts';

const fields = [
  'fromCountry',
  'toCountry',
  'fromDate',
  'toDate',
  'category',
  'nationality',
  'visaType',
  'cityOfResidence',
  'companions',
] as const;

const pick = (flow: Partial<FlowState>) => Object.fromEntries(fields.map((field) => [field, flow[field]]));

// Stores answers until a draft exists, so that they survive a reload or a discarded tab.
function storeTrip(flow: FlowState) {
  if (flow.application || flow.applicationCreationKey || flow.toCountry === null) remove('trip');
  else writeJson('trip', pick(flow));
}

let isSubscribed = false;

// Restores stored answers into an untouched flow only.
export function restoredFlow(): FlowState {
  const flow = useFlow.getState();
  const stored = flow === emptyFlow ? readJson('trip') : null;
  if (!isSubscribed) useFlow.subscribe(storeTrip);
  isSubscribed = true;
  return stored !== null && typeof stored === 'object' ? { ...flow, ...pick({ ...emptyFlow, ...stored }) } : flow;
}

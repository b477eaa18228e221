import { readJson, remove, writeJson } from '../../lib/storage.ts';
import { emptyFlow, useFlow, type FlowState } from './flow-store.ts';

const fields = ['fromCountry', 'toCountry', 'fromDate', 'toDate', 'category', 'nationality', 'visaType', 'cityOfResidence', 'companions'] as const; // prettier-ignore

const pick = (flow: Partial<FlowState>) => Object.fromEntries(fields.map((field) => [field, flow[field]]));

// Answers given before there is a draft outlive a reload and a phone that let the page go; afterwards the application holds them.
function keep(flow: FlowState) {
  if (flow.application || flow.applicationCreationKey || flow.toCountry === null) remove('trip');
  else writeJson('trip', pick(flow));
}

let keeping = false;

// The flow of a page that was just loaded; one that has begun goes on as it is.
export function flowAtHand(): FlowState {
  const flow = useFlow.getState();
  const kept = flow === emptyFlow ? readJson('trip') : null;
  if (!keeping) useFlow.subscribe(keep);
  keeping = true;
  return kept !== null && typeof kept === 'object' ? { ...flow, ...pick({ ...emptyFlow, ...kept }) } : flow;
}

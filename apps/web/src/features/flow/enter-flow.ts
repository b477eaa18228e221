import { isDeepLink } from '@visawright/contract/deep-link.ts';
import { withDefaults, type Known } from './flow-defaults.ts';
import { flowFromQuery } from './flow-query.ts';
import { emptyFlow, type FlowState } from './flow-store.ts';

// Whether the flow goes on with what it holds. Another application, or another trip while one is open, begins from nothing: no answer
// of the one must slip into the other.
function goesOn(flow: FlowState, uid: string | null, query: URLSearchParams, said: Partial<FlowState>): boolean {
  if (uid) return flow.application?.applicationUid === uid;
  if (isDeepLink(query)) return false;
  return !flow.application || saysTheSame(flow, said);
}

// Back to the address the trip began with is no other trip.
const saysTheSame = (flow: FlowState, said: Partial<FlowState>) =>
  (Object.keys(said) as (keyof FlowState)[]).every((name) => JSON.stringify(flow[name]) === JSON.stringify(said[name]));

// The flow as it stands on entering an address: what an open application says wins over the address.
export function enterFlow(flow: FlowState, query: URLSearchParams, known: Known): FlowState {
  const said = flowFromQuery(query);
  const uid = query.get('applicationUid')?.trim() || null;
  const kept = goesOn(flow, uid, query, said);
  const base = kept ? flow : { ...emptyFlow, activeStep: flow.activeStep };
  return withDefaults(base.application ? base : { ...base, ...said }, known);
}

import { isDeepLink } from '@visawright/contract/platform/deep-link.ts';
import { withDefaults, type KnownPerson } from './flow-defaults.ts';
import { flowFromQuery } from './flow-query.ts';
import { emptyFlow, type FlowState } from './flow-store.ts';

// Whether the flow keeps its state. A different application or trip starts empty,
// so that answers never leak from one to the other.
function goesOn(flow: FlowState, uid: string | null, query: URLSearchParams, message: Partial<FlowState>): boolean {
  if (uid) return flow.application?.applicationUid === uid;
  if (isDeepLink(query)) return false;
  return !flow.application || hasSameTrip(flow, message);
}

// Returning to the URL the trip started with is the same trip.
const hasSameTrip = (flow: FlowState, message: Partial<FlowState>) =>
  (Object.keys(message) as (keyof FlowState)[]).every(
    (name) => JSON.stringify(flow[name]) === JSON.stringify(message[name]),
  );

// An open application wins over the URL.
export function enterFlow(flow: FlowState, query: URLSearchParams, known: KnownPerson): FlowState {
  const message = flowFromQuery(query);
  const uid = query.get('applicationUid')?.trim() || null;
  const stored = goesOn(flow, uid, query, message);
  const base = stored ? flow : { ...emptyFlow, activeStep: flow.activeStep };
  return withDefaults(base.application ? base : { ...base, ...message }, known);
}

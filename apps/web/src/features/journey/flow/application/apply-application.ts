import type { Application } from '@visawright/contract/applications/application.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { sessionStore } from '../../../../lib/session/session.ts';
import { flowFromApplication, type KnownPerson } from '../state/flow-defaults.ts';
import { changeFlow, useFlow, type FlowState } from '../state/flow-store.ts';

export const knownNow = (): KnownPerson => ({
  today: today(),
  profileCountry: sessionStore.getState().user?.address.country ?? null,
});

const tripFields = ['fromDate', 'toDate', 'fromCountry', 'toCountry', 'nationality', 'category', 'visaType'] as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

// Unsaved edits win; everything else comes from the application.
function preserveEdits(flow: FlowState, was: Partial<FlowState>, loaded: Partial<FlowState>): Partial<FlowState> {
  const edited = tripFields.filter((name) => !same(flow[name], was[name]));
  return { ...loaded, ...Object.fromEntries(edited.map((name) => [name, flow[name]])) };
}

// Ignores replies older than the current version.
export function applyApplication(application: Application) {
  const flow = useFlow.getState();
  const was = flow.application?.applicationUid === application.applicationUid ? flow.application : null;
  if (!was) return replaceApplication(application);
  if (was.version > application.version) return;
  changeFlow(preserveEdits(flow, flowFromApplication(was, knownNow()), flowFromApplication(application, knownNow())));
}

// Replaces the current application, for example with the reply of a save.
export function replaceApplication(application: Application) {
  const isOther = useFlow.getState().application?.applicationUid !== application.applicationUid;
  changeFlow({ ...flowFromApplication(application, knownNow()), ...(isOther ? { documents: [] } : {}) });
}

// Discards trip changes when Details is left without Continue.
export function discardEdits() {
  const { application } = useFlow.getState();
  if (application) changeFlow(flowFromApplication(application, knownNow()));
}

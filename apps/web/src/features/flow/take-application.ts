import type { Application } from '@visawright/contract/application.ts';
import { today } from '../../lib/dates.ts';
import { sessionStore } from '../../lib/session.ts';
import { flowFromApplication, type Known } from './flow-defaults.ts';
import { changeFlow, useFlow, type FlowState } from './flow-store.ts';

export const knownNow = (): Known => ({
  today: today(),
  profileCountry: sessionStore.getState().user?.address.country ?? null,
});

const tripFields = ['fromDate', 'toDate', 'fromCountry', 'toCountry', 'nationality', 'category', 'visaType'] as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

// What the person changed and has not saved yet stays; everything else is as the application says.
export function keepEdits(flow: FlowState, was: Partial<FlowState>, loaded: Partial<FlowState>): Partial<FlowState> {
  const edited = tripFields.filter((name) => !same(flow[name], was[name]));
  return { ...loaded, ...Object.fromEntries(edited.map((name) => [name, flow[name]])) };
}

// Read again: an older answer that comes late changes nothing.
export function takeApplication(application: Application) {
  const flow = useFlow.getState();
  const was = flow.application?.applicationUid === application.applicationUid ? flow.application : null;
  if (!was) return replaceApplication(application);
  if (was.version > application.version) return;
  changeFlow(keepEdits(flow, flowFromApplication(was, knownNow()), flowFromApplication(application, knownNow())));
}

// The answer of a saving call, or another application: it replaces the current one.
export function replaceApplication(application: Application) {
  const isOther = useFlow.getState().application?.applicationUid !== application.applicationUid;
  changeFlow({ ...flowFromApplication(application, knownNow()), ...(isOther ? { documents: [] } : {}) });
}

// A trip changed on Details and left without Continue is not the trip the papers are for.
export function dropEdits() {
  const { application } = useFlow.getState();
  if (application) changeFlow(flowFromApplication(application, knownNow()));
}

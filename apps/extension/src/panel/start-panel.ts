import { emptyRecorder } from '../recorder/recorder-state.ts';
import { PageGone } from '../portal/page-port.ts';
import {
  chooseApplication,
  correctReference,
  findApplications,
  markCompleted,
  nextApplication,
} from './flows/application-flow.ts';
import { fill, readPage, showField, stop } from './flows/fill-flow.ts';
import { createContext, type FlowContext } from './flows/flow-context.ts';
import { look } from './flows/front-flow.ts';
import { checkPairing, connectTo, connectToAddress, disconnect, goToApp, refreshPlaces } from './flows/pairing-flow.ts';
import { lookForRecording, recorderActions } from './flows/recorder-flow.ts';
import { reportPage } from './flows/report-flow.ts';
import type { PanelActions } from './panel-actions.ts';
import type { PanelPorts } from './panel-ports.ts';
import { visitHere, type PanelState } from './panel-state.ts';
import { createStore, type Store } from './store.ts';

const lookMs = 1_000;
const pollMs = 2_000;
const searchMs = 200;

const initialState = ({ version, now }: PanelPorts): PanelState => ({
  version,
  display: { scheme: 'auto', language: null },
  pairing: { is: 'starting' },
  places: [],
  now: now(),
  tab: 'fill',
  portals: null,
  front: null,
  page: { is: 'none' },
  choosing: false,
  choices: { search: '', items: null, more: false },
  isBusy: false,
  visit: null,
  notice: null,
  recorder: emptyRecorder,
});

// An act that fails for a reason nobody foresaw must not end in silence.
function report(context: FlowContext, act: () => Promise<unknown>): void {
  act().catch((error: unknown) => context.notify(error instanceof PageGone ? 'gone' : 'failed'));
}

function actionsOf(context: FlowContext): PanelActions {
  const { store, ports } = context;
  const run = (act: () => Promise<unknown>) => report(context, act);
  let search: ReturnType<typeof setTimeout> | undefined;
  return {
    connectTo: (place) => run(() => connectTo(context, place)),
    connectToAddress: (address) => connectToAddress(context, address),
    goToApp: (place) => run(() => goToApp(context, place)),
    disconnect: () => run(() => disconnect(context)),
    setDisplay: (display) => {
      store.set({ display });
      run(() => ports.stored.display.write(display));
    },
    setTab: (tab) => {
      store.set({ tab, notice: null });
      if (tab === 'fill') run(() => context.exclusively(() => look(context)));
    },
    setChoosing: (choosing) => {
      store.set({ choosing });
      if (choosing) run(() => findApplications(context, ''));
    },
    search: (text) => {
      store.set({ choices: { ...store.get().choices, search: text } });
      clearTimeout(search);
      search = setTimeout(() => run(() => findApplications(context, text)), searchMs);
    },
    choose: (application) => run(() => chooseApplication(context, application)),
    fill: (only) => run(() => fill(context, only === null ? null : new Set([only]))),
    stop: () => run(() => stop(context)),
    read: (corrected) => run(() => readPage(context, corrected)),
    show: (ref) => run(() => showField(context, ref)),
    report: () => run(() => reportPage(context)),
    copy: (text) =>
      run(async () => {
        await ports.copy(text);
        context.notify('copied');
      }),
    correctReference: (reference) => run(() => correctReference(context, reference)),
    complete: () => run(() => markCompleted(context)),
    next: () => run(() => nextApplication(context)),
    recorder: recorderActions(context, run),
  };
}

async function restore(context: FlowContext): Promise<void> {
  const { stored, now } = context.ports;
  const [connection, visit, display, draft] = await Promise.all([
    stored.connection.read(),
    stored.visit.read(),
    stored.display.read(),
    stored.draft.read(),
  ]);
  if (display) context.store.set({ display });
  const isAlive = connection !== null && Date.parse(connection.expiresAt) > now();
  context.pair({ type: 'restored', connection: isAlive ? connection : null });
  if (isAlive) context.store.set({ visit, recorder: { ...context.store.get().recorder, draft } });
  else if (connection ?? visit ?? draft) await context.end('ended');
}

// A person who has one application open sees the code at once; with several, or after a refusal, they say which.
async function offerCode(context: FlowContext): Promise<void> {
  await refreshPlaces(context);
  const { pairing, places } = context.store.get();
  const [only] = places;
  if (pairing.is === 'off' && pairing.notice === null && places.length === 1 && only) await connectTo(context, only);
}

async function lookOnce(context: FlowContext): Promise<void> {
  const { store } = context;
  const isRecording = store.get().tab === 'record';
  if (store.get().pairing.is === 'connected' && isRecording) return lookForRecording(context);
  if (context.isIdle()) await context.exclusively(() => look(context));
  const after = store.get();
  const needsChoices = after.front !== null && !visitHere(after) && after.choices.items === null;
  if (after.pairing.is === 'connected' && needsChoices && !after.front?.problem)
    await findApplications(context, after.choices.search);
}

export function startPanel(ports: PanelPorts): { store: Store<PanelState>; actions: PanelActions } {
  const store = createStore(initialState(ports));
  const context = createContext(ports, store);
  const actions = actionsOf(context);
  const run = (act: () => Promise<unknown>) => report(context, act);
  const lookNow = () => run(() => lookOnce(context));
  run(async () => {
    await restore(context);
    await offerCode(context);
    await lookOnce(context);
  });
  setInterval(() => {
    store.set({ now: ports.now() });
    lookNow();
  }, lookMs);
  setInterval(() => run(() => checkPairing(context)), pollMs);
  ports.onTabChange(lookNow);
  ports.stored.openApps.watch(() => run(() => offerCode(context)));
  ports.onTouch((tabId) => {
    if (tabId === store.get().front?.tabId) lookNow();
  });
  ports.onCommand((command) => (command === 'fill' ? actions.fill(null) : actions.read(null)));
  return { store, actions };
}

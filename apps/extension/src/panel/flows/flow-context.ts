import type { CallId, CallInput, Operations, ServerPlace } from '../../server/call.ts';
import { ServerError } from '../../server/server-error.ts';
import type { ReplyOf } from '@visawright/contract/operations/operation.ts';
import { pairingReducer, type PairingEvent } from '../../pairing/pairing-state.ts';
import { pageReducer, type PageEvent } from '../../visit/page-view.ts';
import type { LivePage } from '../../portal/live-page.ts';
import type { PanelPorts } from '../panel-ports.ts';
import type { PanelNotice, PanelState } from '../panel-state.ts';
import type { Store } from '../store.ts';
import type { Visit } from '../../visit/visit.ts';

export interface FlowContext {
  readonly ports: PanelPorts;
  readonly store: Store<PanelState>;
  live: LivePage | null; // of the page in `state.page`
  isStopAsked: boolean;
  readonly pair: (event: PairingEvent) => void;
  readonly page: (event: PageEvent) => void;
  readonly notify: (is: PanelNotice | null, text?: string) => void;
  readonly saveVisit: (visit: Visit | null) => Promise<void>;
  readonly call: <I extends CallId>(id: I, input: CallInput<I>) => Promise<ReplyOf<Operations[I]>>;
  readonly place: () => ServerPlace;
  readonly end: (notice: 'ended' | 'left') => Promise<void>;
  readonly exclusively: <T>(act: () => Promise<T>) => Promise<T>; // one act on the page at a time
  readonly isIdle: () => boolean;
}

export function createContext(ports: PanelPorts, store: Store<PanelState>): FlowContext {
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  const context: FlowContext = {
    ports,
    store,
    live: null,
    isStopAsked: false,
    pair: (event) => store.set({ pairing: pairingReducer(store.get().pairing, event) }),
    page: (event) => store.set({ page: pageReducer(store.get().page, event) }),
    notify: (is, text = '') => store.set({ notice: is === null ? null : { is, text } }),
    saveVisit: async (visit) => {
      store.set({ visit });
      await (visit ? ports.stored.visit.write(visit) : ports.stored.visit.clear());
    },
    place: () => {
      const { pairing } = store.get();
      if (pairing.is !== 'connected') throw new ServerError(401, 'extension.grantEnded', '');
      const { origin, realm, grant } = pairing.connection;
      return { origin, realmPath: realm.path, grant };
    },
    call: async (id, input) => {
      try {
        return await ports.call(context.place(), id, input);
      } catch (error) {
        if (error instanceof ServerError && error.status === 401) await context.end('ended');
        throw error;
      }
    },
    // Everything that belongs to the person or the traveller is removed, the marks on the page too.
    end: async (notice) => {
      await context.live?.clearMarks().catch(() => undefined);
      context.live = null;
      const { connection, visit, draft } = ports.stored;
      await Promise.all([connection.clear(), visit.clear(), draft.clear()]);
      store.set({ visit: null, portals: null, front: null, page: { is: 'none' }, choosing: false, tab: 'fill' });
      store.set({ choices: { search: '', items: null, more: false } });
      context.pair({ type: 'ended', notice });
    },
    exclusively: (act) => {
      running++;
      const result = last.then(act);
      last = result.catch(() => undefined).finally(() => running--);
      return result;
    },
    isIdle: () => running === 0,
  };
  return context;
}

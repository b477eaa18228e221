import { createServer, type Server } from 'node:http';
import { allPortals } from './definitions/all-portals.ts';
import type { Portal, PortalPage } from './definitions/portal.types.ts';
import { answerFrame, answerRequest, type RunningPortal } from './server/answer-request.ts';
import { enteredTexts } from './server/entered-texts.ts';
import type { Entered, StoredFile } from './server/visit.types.ts';
import { VisitStore } from './server/visit-store.ts';

// The packs name these ports, so they stay as they are.
const firstPort = 4310;
const framePort = 4340; // the second origin of a portal with frames: framePort + its number

export interface PortalOptions {
  readonly only?: readonly string[]; // ids; all if missing
  readonly firstPort?: number; // 0: any free port
  readonly sessionSeconds?: number;
  readonly loseSessionAfterPage?: number; // of each portal, once: after that many submitted pages
  readonly delays?: boolean; // late lists arrive late; on if missing
  readonly mutate?: RunningPortal['mutate']; // changes a page before it is drawn
}

export interface StartedPortal {
  readonly id: string;
  readonly name: string;
  readonly destination: string;
  readonly origin: string;
  readonly firstPage: string;
}

export interface StartedPortals {
  readonly portals: readonly StartedPortal[];
  readonly entered: (portal: string, visit?: string) => Entered; // the latest visit if none is named
  readonly files: (portal: string, visit?: string) => readonly StoredFile[]; // in the order of the controls
  readonly visits: (
    portal: string,
  ) => readonly { readonly id: string; readonly hasEnded: boolean; readonly reference: string | null }[];
  readonly captcha: (portal: string, visit?: string) => string;
  readonly mutate: (portal: string, change: (page: PortalPage) => PortalPage) => void;
  readonly loseSessionAfterPage: (portal: string, pages: number) => void;
  readonly close: () => Promise<void>;
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const hasFrames = ({ pages }: Portal) =>
  pages.some(({ groups }) => groups.some(({ controls }) => controls.some(({ behaviour }) => behaviour === 'frame')));

export const originOf = (portal: Portal): string => `http://127.0.0.1:${firstPort + allPortals.indexOf(portal)}`;
export const frameOriginOf = (portal: Portal): string | null =>
  hasFrames(portal) ? `http://127.0.0.1:${framePort + allPortals.indexOf(portal)}` : null;

// A server of node:http that answers with `answer`; an unexpected error is a plain page, never a stack trace.
const serverOf = (answer: typeof answerRequest, running: RunningPortal): Server =>
  createServer((request, response) => {
    answer(running, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('This practice portal made a mistake.');
    });
  });

// Starts the practice portals on the loopback address, each on a port of its own.
export async function startPortals(options: PortalOptions = {}): Promise<StartedPortals> {
  const base = options.firstPort ?? firstPort;
  const portAt = (offset: number, index: number) => (base === 0 ? 0 : base + offset + index);
  const servers: Server[] = [];
  const running = new Map<string, RunningPortal>();
  const portals: StartedPortal[] = [];
  try {
    for (const [index, portal] of allPortals.entries()) {
      if (options.only && !options.only.includes(portal.id)) continue;
      const state = {
        portal,
        visits: new VisitStore(portal),
        frameOrigin: '',
        sessionSeconds: options.sessionSeconds,
        hasDelays: options.delays ?? true,
        loseSessionAfterPage: options.loseSessionAfterPage,
        mutate: options.mutate ?? ((page: PortalPage) => page),
      };
      if (hasFrames(portal)) {
        const frames = serverOf(answerFrame, state);
        servers.push(frames);
        state.frameOrigin = await listen(frames, portAt(framePort - firstPort, index));
      }
      const server = serverOf(answerRequest, state);
      servers.push(server);
      const origin = await listen(server, portAt(0, index));
      running.set(portal.id, state);
      portals.push({
        id: portal.id,
        name: portal.name,
        destination: portal.destination,
        origin,
        firstPage: origin + portal.pages[0]!.path,
      });
    }
  } catch (error) {
    await Promise.all(servers.map(close));
    throw error;
  }

  const get = (id: string) => {
    const found = running.get(id);
    if (!found) throw new Error(`the portal ${id} was not started`);
    return found;
  };
  const visitOf = (id: string, visit?: string) => {
    const { visits } = get(id);
    const found = visit === undefined ? visits.latest() : visits.find(visit);
    if (!found) throw new Error(`nobody visited ${id}`);
    return found;
  };
  return {
    portals,
    entered: (id, visit) => enteredTexts(get(id).portal, visitOf(id, visit)),
    files: (id, visit) => [...visitOf(id, visit).files.values()],
    visits: (id) => get(id).visits.all(),
    captcha: (id, visit) => visitOf(id, visit).captcha,
    mutate: (id, change) => void (get(id).mutate = change),
    loseSessionAfterPage: (id, pages) => void (get(id).loseSessionAfterPage = pages),
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

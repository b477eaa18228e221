import type { Handlers } from '../../platform/http/call.ts';
import { approvePairing } from './approve-pairing.ts';
import { beginPairing } from './begin-pairing.ts';
import { claimPairing } from './claim-pairing.ts';
import { endConnection, listOwnConnections } from './connections.queries.ts';
import { extensionCheck } from './extension-check.ts';
import { extensionCreate } from './extension-create.ts';
import { listExtensionReleases } from './list-extension-releases.ts';
import { waitingPairing } from './waiting-pairing.ts';

export const extensionHandlers = {
  extensionCheck,
  extensionCreate,
  listExtensionReleases,
  beginPairing,
  claimPairing,
  waitingPairing,
  approvePairing,
  listConnections: async ({ db, actor }) => ({ connections: await listOwnConnections(db, actor) }),
  endConnection: async (call, { body }) => {
    await endConnection(call, body.connectionUid);
    return { connections: await listOwnConnections(call.db, call.actor) };
  },
  leaveConnection: async (call) => {
    await endConnection(call, call.actor.connection!);
    return { left: true };
  },
} satisfies Partial<Handlers>;

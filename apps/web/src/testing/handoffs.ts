import type { Handlers } from './fake-server.ts';
import { uid } from './uid.ts';

const handoff = (state: 'waiting' | 'connected' | 'over', documents = 0) => ({
  handoffUid: uid(95),
  state,
  expiresAt: new Date(Date.now() + 540_000).toISOString(),
  documents,
});

// The code for the phone that Upload shows on a computer.
export const handoffServer = (state: 'waiting' | 'connected' | 'over' = 'waiting', documents = 0): Handlers => ({
  createHandoff: () => ({ ...handoff(state, documents), code: `sunrise.${'c'.repeat(32)}` }),
  handoffState: () => handoff(state, documents),
  cancelHandoff: () => handoff('over'),
});

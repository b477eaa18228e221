import type { Handlers } from '../../platform/http/call.ts';
import { systemClock } from '../sessions/clock.ts';
import { finishPasskey } from './finish-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { startPasskey } from './start-passkey.ts';

export const passkeyHandlers = {
  listPasskeys,
  startPasskey: startPasskey(systemClock),
  finishPasskey: finishPasskey(systemClock),
  removePasskey,
} satisfies Partial<Handlers>;

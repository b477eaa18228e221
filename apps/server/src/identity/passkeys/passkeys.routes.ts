import type { Handlers } from '../../platform/http/call.ts';
import { systemClock, type Clock } from '../sessions/clock.ts';
import { finishPasskey } from './finish-passkey.ts';
import { listPasskeys } from './list-passkeys.ts';
import { removePasskey } from './remove-passkey.ts';
import { startPasskey } from './start-passkey.ts';

export const passkeyHandlersAt = (clock: Clock) =>
  ({
    listPasskeys,
    startPasskey: startPasskey(clock),
    finishPasskey: finishPasskey(clock),
    removePasskey,
  }) satisfies Partial<Handlers>;

export const passkeyHandlers = passkeyHandlersAt(systemClock);

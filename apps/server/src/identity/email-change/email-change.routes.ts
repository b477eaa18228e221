import type { Handlers } from '../../platform/http/call.ts';
import { systemClock, type Clock } from '../sessions/clock.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { requestEmailChange } from './request-email-change.ts';

export const emailChangeHandlersAt = (clock: Clock) =>
  ({
    requestEmailChange: requestEmailChange(clock),
    confirmEmailChange: confirmEmailChange(clock),
  }) satisfies Partial<Handlers>;

export const emailChangeHandlers = emailChangeHandlersAt(systemClock);

import type { Handlers } from '../http/call.ts';
import { systemClock, type Clock } from './clock.ts';
import { createHandoffCode } from './create-handoff-code.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshToken } from './refresh-token.ts';
import { resetPassword } from './reset-password.ts';
import { validateToken } from './validate-token.ts';

export const sessionHandlers = (clock: Clock) =>
  ({
    validateToken: validateToken(clock),
    login: login(clock),
    logout: logout(clock),
    refreshToken: refreshToken(clock),
    forgotPassword: forgotPassword(clock),
    resetPassword: resetPassword(clock),
    createHandoffCode: createHandoffCode(clock),
  }) satisfies Partial<Handlers>;

export const identityHandlers = sessionHandlers(systemClock);

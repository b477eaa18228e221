import type { Handlers } from '../../platform/http/call.ts';
import { systemClock, type Clock } from '../sessions/clock.ts';
import { createHandoffCode } from '../sessions/create-handoff-code.ts';
import { exchangeCode } from './exchange-code.ts';
import { forgotPassword } from '../passwords/forgot-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { login } from './login.ts';
import { logout } from '../sessions/logout.ts';
import { refreshToken } from '../sessions/refresh-token.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { validateToken } from '../sessions/validate-token.ts';

export const signInHandlersAt = (clock: Clock) =>
  ({
    validateToken: validateToken(clock),
    login: login(clock),
    exchangeCode: exchangeCode(clock),
    completeSignIn: completeSignIn(clock),
    confirmSignIn: confirmSignIn(clock),
    logout: logout(clock),
    refreshToken: refreshToken(clock),
    forgotPassword: forgotPassword(clock),
    resetPassword: resetPassword(clock),
    createHandoffCode: createHandoffCode(clock),
  }) satisfies Partial<Handlers>;

export const signInHandlers = signInHandlersAt(systemClock);

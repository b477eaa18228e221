import type { Handlers } from '../../platform/http/call.ts';
import { systemClock, type Clock } from '../sessions/clock.ts';
import { confirmSignUp, type SignUpListeners } from './confirm-sign-up.ts';
import { resendSignUpCode } from './resend-sign-up-code.ts';
import { signUp } from './sign-up.ts';

export const signUpHandlers = (listeners: SignUpListeners, clock: Clock = systemClock) =>
  ({
    signUp: signUp(clock),
    resendSignUpCode: resendSignUpCode(clock),
    confirmSignUp: confirmSignUp(clock, listeners),
  }) satisfies Partial<Handlers>;

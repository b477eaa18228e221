import type { PendingSignIn } from '@visawright/contract/identity/second-factor.ts';
import { CallError } from '../../../lib/http/send.ts';

// The password was right; the sign-in waits for a code.
export const pendingOf = (error: unknown): PendingSignIn | undefined =>
  error instanceof CallError && (error.code === 'auth.codeRequired' || error.code === 'auth.setUpRequired')
    ? (error.details as PendingSignIn)
    : undefined;

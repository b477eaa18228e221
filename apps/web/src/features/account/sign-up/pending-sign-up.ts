import { readTabJson, removeFromTab, writeTabJson } from '../../../lib/browser/storage.ts';

// A sign-up that waits for its code, without the password.
export interface PendingSignUp {
  readonly signUpUid: string;
  readonly email: string;
  readonly expiresAt: number; // ms
  readonly resendAt: number;
}

export function readPending(now = Date.now()): PendingSignUp | null {
  const stored = readTabJson('signUp') as PendingSignUp | null;
  return stored && stored.expiresAt + dayMs > now ? stored : null;
}
export const storePending = (pending: PendingSignUp) => writeTabJson('signUp', pending);
export const forgetPending = () => removeFromTab('signUp');

const dayMs = 24 * 3_600_000; // the server deletes it then

export const withTimes = (
  { signUpUid, email }: { signUpUid: string; email: string },
  { codeSeconds, resendSeconds }: { codeSeconds: number; resendSeconds: number },
  now = Date.now(),
): PendingSignUp => ({
  signUpUid,
  email,
  expiresAt: now + codeSeconds * 1_000,
  resendAt: now + resendSeconds * 1_000,
});

import { z } from 'zod';
import { LoginResult } from './user.ts';

export const factorCode = z.string().trim().min(6).max(20); // six digits of the app, or a recovery code

// Details of `auth.codeRequired` and `auth.setUpRequired`: the password was right, a code is missing.
export interface PendingSignIn {
  readonly signInUid: string;
  readonly name: string;
  readonly app?: AuthenticatorApp; // only when the person has to set one up now
}

export const AuthenticatorApp = z.object({
  secret: z.string(), // to type
  address: z.string(), // for the QR code
});
export type AuthenticatorApp = z.infer<typeof AuthenticatorApp>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const CompletedSignIn = LoginResult.extend({ recoveryCodes: z.array(z.string()).optional() }); // after a set-up

export const SecondFactor = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

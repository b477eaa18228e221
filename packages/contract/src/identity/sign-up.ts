import { z } from 'zod';
import { signUpCode, termsVersion } from './sign-up-facts.ts';

// The browser chooses the id: the same request sent twice is one sign-up with one email.
export const NewSignUp = z.strictObject({
  signUpUid: z.uuid(),
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  language: z.enum(['en', 'hi']),
  acceptsTerms: z.literal(termsVersion),
  acceptsReading: z.literal(true), // the current text of the consent `readDocuments`
});

export const SignUpReference = z.strictObject({ signUpUid: z.uuid() });
export const SignUpConfirmation = z.strictObject({ signUpUid: z.uuid(), code: z.string().regex(signUpCode.shape) });
export const SignUpCode = z.object({ codeSeconds: z.number().int(), resendSeconds: z.number().int() });

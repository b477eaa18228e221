import { z } from 'zod';
import { partnerKey } from '../integrations/partner-link.ts';
import { partnerConsentVersion } from '../integrations/partner-link-facts.ts';
import { signUpCode, termsVersion } from './sign-up-facts.ts';

// A new traveller of an agency, who came through its start link and agreed to the text that names it.
const Partner = z.strictObject({
  key: partnerKey,
  agencyName: z.string().max(200), // as it was shown
  acceptsAgency: z.literal(partnerConsentVersion),
});

// The browser chooses the id: the same request sent twice is one sign-up with one email.
export const NewSignUp = z.strictObject({
  signUpUid: z.uuid(),
  name: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  language: z.enum(['en', 'hi']),
  acceptsTerms: z.literal(termsVersion),
  acceptsReading: z.literal(true), // the current text of the consent `readDocuments`
  partner: Partner.optional(),
});

export const SignUpReference = z.strictObject({ signUpUid: z.uuid() });
export const SignUpConfirmation = z.strictObject({ signUpUid: z.uuid(), code: z.string().regex(signUpCode.shape) });
export const SignUpCode = z.object({ codeSeconds: z.number().int(), resendSeconds: z.number().int() });

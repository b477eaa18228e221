import { z } from 'zod';
import { applicantTypes, roles } from './roles.ts';

export const UserData = z.object({ id: z.string(), role: z.array(z.enum(roles)) });
export type UserData = z.infer<typeof UserData>;

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(), // an opaque handle, never the identity provider's own
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
});
export type Tokens = z.infer<typeof Tokens>;

export const LoginResult = z.object({ tokens: Tokens, userData: UserData });
export type LoginResult = z.infer<typeof LoginResult>;

// A hand-off code also brings the tokens it stood for; a plain access token brings none.
export const TokenValidation = z.object({
  tokenValid: z.boolean(),
  userData: UserData.optional(),
  tokens: Tokens.optional(),
});
export type TokenValidation = z.infer<typeof TokenValidation>;

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  address: z.object({ country: z.string().nullable() }),
  applicantType: z.enum(applicantTypes).nullable(),
  // What the lists are asked with: they only narrow, so knowing them gives nothing.
  personUid: z.uuid(),
  agencyUid: z.uuid().nullable(),
  applicantUid: z.uuid().nullable(), // of those who travel themselves
});
export type Profile = z.infer<typeof Profile>;

export const tokenClaims = ['sub', 'given_name', 'family_name', 'email', 'realm_access.roles'] as const;

import { z } from 'zod';

// What the provider's page sends the browser back with, and what the browser stored (PKCE).
export const authorizationCode = {
  code: z.string().min(1).max(2_048),
  codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
  redirectUri: z.url({ protocol: /^https?$/ }).max(2_048),
};

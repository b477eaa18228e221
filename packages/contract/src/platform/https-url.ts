import { z } from 'zod';

// The address of a service outside, without user, query or fragment. It is resolved and checked again on every call.
export const httpsUrl = z
  .url({ protocol: /^https$/ })
  .max(300)
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, search, hash } = new URL(text);
    return username === '' && password === '' && search === '' && hash === '';
  });

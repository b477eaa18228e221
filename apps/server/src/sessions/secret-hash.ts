import { createHash } from 'node:crypto';

// Codes and cookies are long and random: a plain hash is enough to keep them from being read back.
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

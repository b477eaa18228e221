import { createHash } from 'node:crypto';

// Codes and cookies are long and random, so a plain hash is enough to make the stored value useless to a reader.
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

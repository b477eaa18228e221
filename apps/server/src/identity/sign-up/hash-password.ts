import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordHash } from '../../platform/keycloak/identity.types.ts';

const iterations = 210_000; // OWASP's figure for PBKDF2 with SHA-512; the provider hashes again at the first sign-in
const derive = promisify(pbkdf2);

// The account does not exist before the address is confirmed, so the password waits as a hash that the provider can take over.
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, iterations, 64, 'sha512');
  return { algorithm: 'pbkdf2-sha512', iterations, salt: salt.toString('base64'), hash: hash.toString('base64') };
}

import { randomBytes } from 'node:crypto';

// Read out over the telephone: no I, L, O or U to be mistaken. 32 letters, so five bits of a random byte choose one fairly.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const newReference = (): string => `A-${Array.from(randomBytes(6), (byte) => letters[byte & 31]).join('')}`;

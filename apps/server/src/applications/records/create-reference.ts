import { randomBytes } from 'node:crypto';

// Without I, L, O and U, because references are read out over the phone. 32 characters: five bits of a random byte
// select one evenly.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const createReference = (): string => `A-${Array.from(randomBytes(6), (byte) => letters[byte & 31]).join('')}`;

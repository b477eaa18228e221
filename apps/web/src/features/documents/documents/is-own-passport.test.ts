import { expect, test } from 'vitest';
import { isOwnPassport } from './is-own-passport.ts';

const page = { category: 'Passport', belonging: 'own', ownerQuestion: null, docFields: { surname: 'RAO' } } as const;

test.each([
  ['is certainly the traveller’s', {}, true],
  ['is asked about', { belonging: 'unclear', ownerQuestion: { kind: 'similar', name: 'A Rao', sex: null } }, false],
  ['was said to be someone else’s', { belonging: 'unclear' }, false],
  ['is another traveller’s', { belonging: 'other' }, false],
  ['is a back page that names nobody', { belonging: 'unclear', docFields: { passportNumber: 'K1' } }, true],
  ['is being read', { belonging: 'unclear', docFields: {} }, true],
  ['is no passport', { category: 'Photo' }, false],
] as const)('a passport that %s', (_, part, isOwn) => expect(isOwnPassport({ ...page, ...part })).toBe(isOwn));

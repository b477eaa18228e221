import { randomUUID } from 'node:crypto';
import type { authOperations } from '@visawright/contract/operations/identity/auth.ts';
import type { peopleOperations } from '@visawright/contract/operations/people.ts';
import type { realmOperations } from '@visawright/contract/operations/realms.ts';
import type { Row } from './row.types.ts';

type Id = keyof typeof authOperations | keyof typeof realmOperations | keyof typeof peopleOperations;

// Public calls: the response is the same for everyone, and a secret is valid for any holder.
export const sessionRows: Record<Id, Row> = {
  realmByPath: { about: 'nothing', send: (ids) => ({ params: { tenantPath: ids.path } }) },
  realmByHost: {
    about: 'nothing',
    send: () => ({ body: { maskedUrl: 'https://nowhere.example.org' } }),
    states: ['realm.unknown'],
  },
  validateToken: { about: 'nothing', send: (ids) => ({ body: { accessToken: ids.token } }) },
  login: {
    about: 'nothing',
    send: (ids) => ({ body: { username: ids.email, password: 'not the right one' } }),
    states: ['auth.failed', 'quota.tooMany'],
  },
  exchangeCode: {
    about: 'nothing',
    send: () => ({
      body: { code: 'x'.repeat(40), codeVerifier: 'v'.repeat(64), redirectUri: 'https://nowhere.example.org/' },
    }),
    states: ['auth.codeDead'],
  },
  completeSignIn: {
    about: 'nothing',
    send: () => ({ body: { signInUid: randomUUID(), code: '000000' } }),
    states: ['auth.signInOld'],
  },
  confirmSignIn: {
    about: 'nothing',
    send: () => ({ body: { password: 'not the right one' } }),
    states: ['auth.failed'],
  },
  logout: { about: 'nothing', send: (ids) => ({ body: { refreshToken: `${ids.handle}x` } }) },
  refreshToken: {
    about: 'nothing',
    send: (ids) => ({ body: { refreshToken: `${ids.handle}x` } }),
    states: ['auth.refreshDead'],
  },
  forgotPassword: { about: 'nothing', send: (_ids, n) => ({ body: { email: `nobody-${n}@example.test` } }) },
  resetPassword: {
    about: 'nothing',
    send: () => ({ body: { code: 'x'.repeat(40), newPassword: 'Another-Pass-2026!' } }),
    states: ['auth.resetDead'],
  },
  signUp: {
    about: 'nothing',
    send: (_ids, n) => ({
      body: {
        signUpUid: randomUUID(),
        name: 'Nobody',
        email: `nobody-${n}@example.test`,
        password: 'Another-Pass-2026!',
        language: 'en',
        acceptsTerms: 1,
        acceptsReading: true,
      },
    }),
    states: ['signUp.notOffered', 'quota.tooMany'],
  },
  resendSignUpCode: {
    about: 'nothing',
    send: () => ({ body: { signUpUid: randomUUID() } }),
    states: ['signUp.notOffered', 'signUp.tooSoon'],
  },
  confirmSignUp: {
    about: 'nothing',
    send: () => ({ body: { signUpUid: randomUUID(), code: '000000' } }),
    states: ['signUp.notOffered', 'signUp.codeOld'],
  },
  createHandoffCode: {
    about: 'session',
    send: (ids) => ({ body: { refreshToken: ids.handle } }),
    elsewhere: ['auth.refreshDead'],
  },
  getProfile: { about: 'person', send: (ids) => ({ query: { id: ids.person } }) },
};

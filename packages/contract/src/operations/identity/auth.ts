import { z } from 'zod';
import { LoginResult, TokenValidation, Tokens } from '../../identity/user.ts';
import { CompletedSignIn, factorCode } from '../../identity/second-factor.ts';
import { NewSignUp, SignUpCode, SignUpConfirmation, SignUpReference } from '../../identity/sign-up.ts';
import { addresses } from '../addresses.ts';
import { authorizationCode } from '../../identity/authorization-code.ts';
import { operation } from '../operation.ts';

const password = z.string().min(1).max(256);
const handle = z.string().min(1).max(512);
const done = z.object({ ok: z.literal(true) });

export const authOperations = {
  validateToken: operation({
    ...addresses.validateToken,
    summary: 'Is this access token, or this single-use hand-off code, good in this realm?',
    access: 'public',
    body: z.strictObject({ accessToken: z.string().max(8_192) }),
    reply: TokenValidation,
    limit: { max: 120, seconds: 60 },
  }),
  login: operation({
    ...addresses.login,
    summary: 'Sign in with username and password; newPassword answers a required change',
    access: 'public',
    body: z.strictObject({ username: z.string().trim().min(1).max(254), password, newPassword: password.optional() }),
    reply: LoginResult,
    errors: [
      'auth.failed',
      'auth.busy',
      'auth.passwordChangeRequired',
      'auth.codeRequired',
      'auth.setUpRequired',
      'auth.passwordRefused',
      'auth.passwordGuessable',
      'quota.tooMany',
    ],
    limit: { max: 300, seconds: 60 },
  }),
  exchangeCode: operation({
    ...addresses.exchangeCode,
    summary: 'Sign in with the code of the identity provider’s login page and its PKCE verifier',
    access: 'public',
    body: z.strictObject({ ...authorizationCode, via: z.enum(['login', 'passkey']).default('login') }),
    reply: LoginResult,
    errors: ['auth.codeDead', 'auth.failed', 'auth.codeRequired', 'auth.setUpRequired', 'part.unavailable'],
    limit: { max: 300, seconds: 60 },
  }),
  completeSignIn: operation({
    ...addresses.completeSignIn,
    summary:
      'Finish a sign-in with the code of the authenticator app or a recovery code; the first code also sets the app up',
    access: 'public',
    body: z.strictObject({ signInUid: z.uuid(), code: factorCode, trustDevice: z.boolean().default(false) }),
    reply: CompletedSignIn,
    errors: ['auth.codeWrong', 'auth.signInOld', 'auth.failed', 'quota.tooMany', 'part.unavailable'],
    limit: { max: 120, seconds: 60 },
  }),
  confirmSignIn: operation({
    ...addresses.confirmSignIn,
    summary: 'Enter the password, or a code of the authenticator app, for calls that need a recent sign-in',
    access: 'account.self',
    body: z.union([z.strictObject({ password }), z.strictObject({ code: factorCode })]),
    reply: done,
    errors: ['auth.failed', 'auth.busy', 'auth.codeWrong', 'quota.tooMany'],
    limit: { max: 60, seconds: 60 },
  }),
  logout: operation({
    ...addresses.logout,
    summary: 'End the session of this refresh handle; a dead handle is no error',
    access: 'public',
    body: z.strictObject({ refreshToken: handle }),
    reply: done,
    limit: { max: 300, seconds: 60 },
  }),
  refreshToken: operation({
    ...addresses.refreshToken,
    summary: 'Exchange a refresh handle for the next one and a fresh access token',
    access: 'public',
    body: z.strictObject({ refreshToken: handle }),
    reply: Tokens,
    errors: ['auth.refreshDead', 'part.unavailable'],
    limit: { max: 600, seconds: 60 },
  }),
  forgotPassword: operation({
    ...addresses.forgotPassword,
    summary: 'Send a link for a new password; the reply is the same whether the account exists or not',
    access: 'public',
    body: z.strictObject({ email: z.string().trim().min(3).max(254) }),
    reply: done,
    limit: { max: 300, seconds: 60 },
  }),
  resetPassword: operation({
    ...addresses.resetPassword,
    summary: 'Set a new password with the code of a forgotten-password mail',
    access: 'public',
    body: z.strictObject({ code: z.string().min(20).max(200), newPassword: password }),
    reply: done,
    errors: ['auth.resetDead', 'auth.passwordRefused', 'auth.passwordGuessable'],
    limit: { max: 60, seconds: 60 },
  }),
  signUp: operation({
    ...addresses.signUp,
    summary:
      'Ask for an account of a direct traveller, or of one who came through an agency’s start link; ' +
      'the reply is the same whether the address has one or not',
    access: 'public',
    body: NewSignUp,
    reply: SignUpCode,
    errors: [
      'signUp.notOffered',
      'partnerLink.ended',
      'auth.passwordRefused',
      'auth.passwordGuessable',
      'quota.tooMany',
    ],
    limit: { max: 60, seconds: 60 },
  }),
  resendSignUpCode: operation({
    ...addresses.resendSignUpCode,
    summary: 'Send a new code; the earlier one stops working',
    access: 'public',
    body: SignUpReference,
    reply: SignUpCode,
    errors: ['signUp.notOffered', 'signUp.tooSoon'],
    limit: { max: 60, seconds: 60 },
  }),
  confirmSignUp: operation({
    ...addresses.confirmSignUp,
    summary: 'Create the account with the code from the email',
    access: 'public',
    body: SignUpConfirmation,
    reply: done,
    errors: ['signUp.notOffered', 'signUp.codeWrong', 'signUp.codeOld', 'partnerLink.ended', 'part.unavailable'],
    limit: { max: 60, seconds: 60 },
  }),
  createHandoffCode: operation({
    ...addresses.createHandoffCode,
    summary: 'A single-use code, good for 60 seconds, that carries this session to another window or device',
    access: 'account.self',
    body: z.strictObject({ refreshToken: handle }),
    reply: z.object({ code: z.string(), expiresIn: z.number().int() }),
    errors: ['auth.refreshDead'],
    limit: { max: 60, seconds: 60 },
  }),
};

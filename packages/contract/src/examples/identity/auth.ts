import type { authOperations } from '../../operations/identity/auth.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

export const authExamples: ExamplesOf<typeof authOperations> = {
  validateToken: { as: 'nobody', body: { accessToken: samples.accessToken } },
  login: { as: 'nobody', body: { username: samples.agentEmail, password: samples.password } },
  exchangeCode: {
    as: 'nobody',
    body: {
      code: samples.loginCode,
      codeVerifier: samples.loginVerifier,
      redirectUri: samples.loginAddress,
    },
  },
  completeSignIn: { as: 'nobody', body: { signInUid: samples.signIn, code: samples.recoveryCode } },
  confirmSignIn: { as: 'agent', body: { password: samples.password } },
  logout: { as: 'nobody', body: { refreshToken: samples.refreshHandle } },
  refreshToken: { as: 'nobody', body: { refreshToken: samples.refreshHandle } },
  forgotPassword: { as: 'nobody', body: { email: samples.agentEmail } },
  resetPassword: {
    as: 'nobody',
    body: { code: samples.resetCode, newPassword: samples.otherPassword },
  },
  signUp: {
    as: 'nobody',
    body: {
      signUpUid: samples.newSignUp,
      name: 'Ishaan Bose',
      email: 'ishaan.bose@example.com',
      password: samples.otherPassword,
      language: 'en',
      acceptsTerms: 1,
      acceptsReading: true,
    },
  },
  resendSignUpCode: { as: 'nobody', body: { signUpUid: samples.waitingSignUp } },
  confirmSignUp: { as: 'nobody', body: { signUpUid: samples.signUp, code: samples.signUpCode } },
  createHandoffCode: { as: 'agent', body: { refreshToken: samples.sessionHandle } },
};

// The paths of the calls that sign a person in. Separate from the others, which the sign-in screen need not load.
export const startAddresses = {
  realmByPath: { method: 'GET', path: '/das/v1/realms/kc-realm/{tenantPath}' },
  realmByHost: { method: 'POST', path: '/das/v1/realms/kc-realm/masked-url' },
  validateToken: { method: 'POST', path: '/das/v1/auth/validate-token' },
  login: { method: 'POST', path: '/das/v1/auth/login' },
  exchangeCode: { method: 'POST', path: '/das/v1/auth/exchange-code' },
  completeSignIn: { method: 'POST', path: '/das/v1/auth/complete-sign-in' },
  confirmSignIn: { method: 'POST', path: '/das/v1/auth/confirm-sign-in' },
  logout: { method: 'POST', path: '/das/v1/auth/logout' },
  refreshToken: { method: 'POST', path: '/das/v1/auth/refresh-token' },
  forgotPassword: { method: 'POST', path: '/das/v1/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/das/v1/auth/reset-password' },
  signUp: { method: 'POST', path: '/das/v1/auth/sign-up' },
  resendSignUpCode: { method: 'POST', path: '/das/v1/auth/sign-up/resend' },
  confirmSignUp: { method: 'POST', path: '/das/v1/auth/sign-up/confirm' },
  openPartnerLink: { method: 'POST', path: '/das/v1/partner-links/open' },
  getProfile: { method: 'GET', path: '/das/v1/user/get-profile' },
} as const;

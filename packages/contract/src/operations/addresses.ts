// Where each call lives: the only place with the specification's paths. Without schemas, so the browser need not load them.
export const addresses = {
  realmByPath: { method: 'GET', path: '/das/v1/realms/kc-realm/{tenantPath}' },
  realmByHost: { method: 'POST', path: '/das/v1/realms/kc-realm/masked-url' },
  validateToken: { method: 'POST', path: '/das/v1/auth/validate-token' },
  login: { method: 'POST', path: '/das/v1/auth/login' },
  logout: { method: 'POST', path: '/das/v1/auth/logout' },
  refreshToken: { method: 'POST', path: '/das/v1/auth/refresh-token' },
  forgotPassword: { method: 'POST', path: '/das/v1/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/das/v1/auth/reset-password' },
  createHandoffCode: { method: 'POST', path: '/das/v1/auth/handoff-code' },
  getProfile: { method: 'GET', path: '/das/v1/user/get-profile' },
  extensionCheck: { method: 'GET', path: '/extension/check' },
  extensionCreate: { method: 'POST', path: '/extension/create' },
} as const;

export type Address = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string };

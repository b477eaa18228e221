// Code, status and text stand together. 401 only for a dead token, 403 only for a function the screens never offer,
// 404 for a record one may not see, 409 for state, 422 for bad values, 429 for quota.
export const errors = {
  'auth.failed': { status: 400, text: 'The username or password is not right.' },
  'auth.passwordChangeRequired': {
    status: 409,
    text: 'Your account was created for you. Update your password to continue.',
  },
  'auth.passwordRefused': { status: 422, text: 'This password cannot be used. Choose another one.' },
  'auth.tokenDead': { status: 401, text: 'Your session has ended. Sign in again.' },
  'auth.refreshDead': { status: 401, text: 'Your session has ended. Sign in again.' },
  'auth.resetDead': { status: 422, text: 'This link has been used or is too old. Ask for a new one.' },
  'access.functionRefused': { status: 403, text: 'Your role does not have this function.' },
  'tenant.mismatch': { status: 400, text: 'This session belongs to another address.' },
  'realm.unknown': { status: 404, text: 'There is nothing at this address.' },
  'record.notFound': { status: 404, text: 'We could not find that.' },
  'application.notEditable': { status: 409, text: 'This application can no longer be changed. Reopen it first.' },
  'application.versionStale': { status: 409, text: 'Someone else changed this meanwhile.' },
  'document.imageUrlMissing': { status: 422, text: 'Image URL is required' },
  'extension.versionTaken': { status: 409, text: 'This version is already published.' },
  'input.invalid': { status: 422, text: 'Some values are missing or not valid.' },
  'input.tooLarge': { status: 413, text: 'That is too large to send.' },
  'input.mediaType': { status: 415, text: 'This kind of content is not accepted here.' },
  'quota.tooMany': { status: 429, text: 'Too many tries. Wait a little and try again.' },
  'route.unknown': { status: 404, text: 'There is nothing at this address.' },
  'part.unavailable': { status: 503, text: 'A part of the service is not answering. Try again in a moment.' },
  unknown: { status: 500, text: 'Oops! Something went wrong' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

// The wire word for a tenant mismatch is fixed by the design.
export const wireCode = (code: ErrorCode): string => (code === 'tenant.mismatch' ? 'tenant_mismatch' : code);

export interface ErrorBody {
  code: string;
  message: string;
  requestId: string;
  details?: unknown;
}

export const passwordPolicy = [
  'length(12)',
  'upperCase(1)',
  'lowerCase(1)',
  'digits(1)',
  'specialChars(1)',
  'notUsername(undefined)',
  'passwordHistory(3)',
].join(' and ');

// Lockout after five failures for 1, 2, 3 … 15 minutes: adding a minute per failure keeps guesses below ten in a quarter of an hour.
export const bruteForce = {
  bruteForceProtected: true,
  permanentLockout: false,
  bruteForceStrategy: 'LINEAR',
  failureFactor: 5,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  minimumQuickLoginWaitSeconds: 60,
  quickLoginCheckMilliSeconds: 200,
};

const eventDays = 30;

// Events name accounts and network addresses, so they are deleted after a month and are not written to the provider's log file. The
// changed record itself is not stored with an administrator's event.
export const recordedEvents = {
  eventsEnabled: true,
  eventsExpiration: eventDays * 86_400,
  enabledEventTypes: [
    'LOGIN',
    'LOGIN_ERROR',
    'LOGOUT',
    'LOGOUT_ERROR',
    'CODE_TO_TOKEN',
    'CODE_TO_TOKEN_ERROR',
    'REFRESH_TOKEN_ERROR',
    'CLIENT_LOGIN_ERROR',
    'TOKEN_EXCHANGE',
    'TOKEN_EXCHANGE_ERROR',
    'IMPERSONATE',
    'IMPERSONATE_ERROR',
    'UPDATE_EMAIL',
    'UPDATE_EMAIL_ERROR',
    'UPDATE_PROFILE',
    'UPDATE_PROFILE_ERROR',
    'RESET_PASSWORD',
    'RESET_PASSWORD_ERROR',
    'SEND_RESET_PASSWORD',
    'SEND_RESET_PASSWORD_ERROR',
    'UPDATE_CREDENTIAL',
    'UPDATE_CREDENTIAL_ERROR',
    'REMOVE_CREDENTIAL',
    'REMOVE_CREDENTIAL_ERROR',
    'USER_DISABLED_BY_TEMPORARY_LOCKOUT',
    'USER_DISABLED_BY_PERMANENT_LOCKOUT',
  ],
  eventsListeners: [],
  adminEventsEnabled: true,
  adminEventsDetailsEnabled: false,
};

// The only event setting that is an attribute of the realm.
export const adminEventsExpiry = { adminEventsExpiration: String(eventDays * 86_400) };

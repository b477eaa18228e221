export const tokenRefresh = { checkSeconds: 30, thresholdSeconds: 60 } as const;

export const defaultBrandColor = '#fd640f';
export const defaultPalette = { base: '#fd5b00', shades: 10 } as const;

export const identityClient = { loginStatusCheckSeconds: 5, messageTimeoutSeconds: 10, callbackStateHours: 1 } as const;

export const socket = {
  path: '/doc/socket.io',
  transports: ['websocket', 'polling'],
  timeoutMs: 20_000,
  reconnectAttempts: 5,
  firstDelayMs: 3_000,
  delayFactor: 1.5,
  jitter: [0.5, 1],
  delayCapMs: 30_000,
  gaveUpToastMs: 5_000,
} as const;

// Who has a form open. A field is locked for others from its first change until ten seconds after its last one.
export const presence = {
  lockMs: 10_000,
  goneMs: 25_000, // without a report
  reportMs: 8_000, // how often an open page reports
  renewMs: 3_000, // how often it reports while a person types
  callsPerMinute: 120, // of one person
} as const;

export const extension = {
  handshakeMs: 2_000,
  checkMs: 30_000,
  posts: ['Extension-Connect', 'Extension-Disconnect'],
  listens: ['upAndRunning'],
  versionShape: /^\d{1,5}(\.\d{1,5}){1,3}$/,
} as const;

export const toasts = {
  ms: { blank: 4_000, error: 4_000, success: 2_000, loading: Infinity, custom: 4_000 },
  stored: 20,
  position: 'top-center',
} as const;

export const breakpoints = { mobileMax: 450, desktopMin: 1_024 } as const;
export const desktopWarningMaxWidth = 900;
export const sidebarWidth = { expanded: 300, collapsed: 80 } as const;
export const nameTruncation = 20;
export const mobileDrawerWidth = 330;

export const tour = { startDelayMs: 1_000, openDelayMs: 500, retries: 5 } as const;

export const dates = {
  pickerFormat: 'MMMM D, YYYY',
  storedFormat: 'dd/MM/yyyy',
  firstDayOfWeek: 1,
  weekendDays: [6, 0],
} as const;

export const environments = { archive: ['beta', 'alpha', 'uat'], store: ['sandbox'] } as const;
export type Environment = 'alpha' | 'beta' | 'uat' | 'sandbox';

export const defaultIncludePageDetails = true;

// Not specified: prevents an endless reload if one logout follows another.
export const logoutPauseSeconds = 30;

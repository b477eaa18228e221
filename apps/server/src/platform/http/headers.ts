// Sent with every reply, including errors.
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

// API replies are data: the shortest headers that still refuse everything, because every call pays for their length.
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

interface PagePolicy {
  readonly nonce: string;
  readonly host: string; // the page's host, already validated
  readonly identityOrigin?: string | undefined;
}

// Scripts and styles need a nonce or come from our own files; the only external origin is the realm's identity provider. The first script
// on the page creates the single Trusted Types policy ("default"), so no library can add another.
export function pageHeaders({ nonce, host, identityOrigin = '' }: PagePolicy): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "frame-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    `form-action 'self' ${identityOrigin}`.trimEnd(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ];
  return { ...always, 'content-security-policy': policy.join('; '), 'cache-control': 'no-store' };
}

// The API reference script compiles templates and styles at run time, so this page, and only this page, has a looser policy.
export const referenceHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; '),
  'cache-control': 'no-store',
};

export const assetHeaders: Readonly<Record<string, string>> = {
  ...always,
  'content-security-policy': apiHeaders['content-security-policy']!,
  'cache-control': 'public, max-age=31536000, immutable',
};

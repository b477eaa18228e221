// Every reply carries these, whatever becomes of the call.
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

// Data, not documents: the shortest words that still refuse everything, because each call pays for their length.
export const apiHeaders: Readonly<Record<string, string>> = {
  ...always,
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

interface PagePolicy {
  readonly nonce: string;
  readonly host: string; // of this page, already checked
  readonly identityOrigin?: string | undefined;
}

// Scripts and styles by nonce or from our own files; nothing from elsewhere but the realm's identity provider. The page's first script
// makes the one Trusted Types policy ("default"), so no library can add another.
export function pageHeaders({ nonce, host, identityOrigin = '' }: PagePolicy): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host} ${identityOrigin}`.trimEnd(),
    `frame-src ${identityOrigin || "'none'"}`,
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

// The reference page's own script compiles templates and styles itself, so its rules are looser, and hold for that page alone.
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

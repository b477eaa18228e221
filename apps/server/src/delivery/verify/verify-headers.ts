import { addresses } from '@visawright/contract/operations/addresses.ts';
import { pageHeaders } from '../../platform/http/headers.ts';

// The browser enforces our promise that nothing is uploaded: the page may only fetch the public keys and cannot post a form.
export function verifyHeaders(nonce: string, host: string): Record<string, string> {
  const keys = `${host}${addresses.packageKeys.path}`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src http://${keys} https://${keys}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { ...pageHeaders({ nonce, host }), 'content-security-policy': policy.join('; ') };
}

import type { Readable } from 'node:stream';

// A file as a reply. It leaves as an attachment that no browser runs: nosniff, its own sandbox, never stored.
export interface Bytes {
  readonly mediaType: string;
  readonly body: Readable | Buffer;
  readonly length?: number;
  readonly fileName?: string;
}

export const bytesHeaders = ({ mediaType, length, fileName }: Bytes): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': fileName ? `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` : 'attachment',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(length === undefined ? {} : { 'content-length': String(length) }),
});

import type { Readable } from 'node:stream';
import type { OpenedFile } from '../trail/record-file.ts';

// A reply that is a file. It is sent as an attachment with nosniff, a sandbox policy and no-store, so no browser executes or caches it.
export interface FileReply {
  readonly mediaType: string;
  readonly body: Readable | Buffer;
  readonly length?: number;
  readonly fileName?: string;
  readonly opened?: readonly OpenedFile[]; // required where the operation's bytes are about a person
}

export const fileReplyHeaders = ({ mediaType, length, fileName }: FileReply): Record<string, string> => ({
  'content-type': mediaType,
  'content-disposition': fileName ? `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` : 'attachment',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...(length === undefined ? {} : { 'content-length': String(length) }),
});

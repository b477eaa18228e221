import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { readJson, remove, writeJson } from '../../../lib/storage.ts';

// The same file for the same person; a name or size is never kept in the browser, only their hash.
export async function fingerprintOf(file: File, owner: string): Promise<string> {
  const words = [owner, file.name, file.size, file.lastModified].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const dayMs = 86_400_000; // the server keeps a half-sent file as long
interface Kept {
  url: string;
  at: number;
}

// Where a file that was cut off goes on; cleared with everything else of the person at logout.
export const keptUploads: UrlStorage = {
  findAllUploads: () => Promise.resolve([]),
  findUploadsByFingerprint(fingerprint) {
    const kept = readJson(`upload.${fingerprint}`) as Kept | null;
    if (!kept || Date.now() - kept.at > dayMs) return Promise.resolve([]);
    const previous: PreviousUpload = {
      size: null,
      metadata: {},
      creationTime: new Date(kept.at).toISOString(),
      urlStorageKey: fingerprint,
      uploadUrl: kept.url,
      parallelUploadUrls: null,
    };
    return Promise.resolve([previous]);
  },
  removeUpload: (fingerprint) => Promise.resolve(remove(`upload.${fingerprint}`)),
  addUpload(fingerprint, { uploadUrl }) {
    if (uploadUrl) writeJson(`upload.${fingerprint}`, { url: uploadUrl, at: Date.now() } satisfies Kept);
    return Promise.resolve(fingerprint);
  },
};

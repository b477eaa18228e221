import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { readJson, remove, writeJson } from '../../../lib/browser/storage.ts';

// Identifies a file of one person. Only a hash is stored, never the file name or size.
export async function fingerprintOf(file: File, owner: string): Promise<string> {
  const words = [owner, file.name, file.size, file.lastModified].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const dayMs = 86_400_000; // the server keeps partial uploads as long
interface Stored {
  url: string;
  at: number;
}

// Upload URLs for resuming; cleared at logout.
export const storedUploads: UrlStorage = {
  findAllUploads: () => Promise.resolve([]),
  findUploadsByFingerprint(fingerprint) {
    const stored = readJson(`upload.${fingerprint}`) as Stored | null;
    if (!stored || Date.now() - stored.at > dayMs) return Promise.resolve([]);
    const previous: PreviousUpload = {
      size: null,
      metadata: {},
      creationTime: new Date(stored.at).toISOString(),
      urlStorageKey: fingerprint,
      uploadUrl: stored.url,
      parallelUploadUrls: null,
    };
    return Promise.resolve([previous]);
  },
  removeUpload: (fingerprint) => Promise.resolve(remove(`upload.${fingerprint}`)),
  addUpload(fingerprint, { uploadUrl }) {
    if (uploadUrl) writeJson(`upload.${fingerprint}`, { url: uploadUrl, at: Date.now() } satisfies Stored);
    return Promise.resolve(fingerprint);
  },
};

import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { containsForeignFormat } from './contains-foreign-format.ts';

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

// By content only; the name proves nothing.
function kindOf(bytes: Buffer): UploadMediaType | 'heic' | undefined {
  if (startsWith(bytes, '%PDF-')) return 'application/pdf';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, 'ftyp', 4) && /^(hei[cxms]|hev[cxm]|mif1|msf1|avif)$/.test(bytes.toString('latin1', 8, 12)))
    return 'heic';
  return undefined;
}

const picture = ['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp'];
const endings: Record<UploadMediaType, readonly string[]> = {
  'application/pdf': ['pdf'],
  // Messengers save pictures with the wrong extension; all of them are re-encoded.
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
};

export type SniffResult =
  | { readonly mediaType: UploadMediaType }
  | { readonly code: 'upload.mediaType' | 'upload.notWhatItSays'; readonly isHeic?: true };

// `fileName` is already cleaned. A name without extension is fine; an extension must match the content.
export function sniffMediaType(bytes: Buffer, fileName: string): SniffResult {
  const kind = kindOf(bytes);
  if (kind === 'heic') return { code: 'upload.mediaType', isHeic: true };
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  if (kind === undefined)
    return { code: [...picture, 'pdf'].includes(ending ?? '') ? 'upload.notWhatItSays' : 'upload.mediaType' };
  if (ending !== undefined && /[a-z]/.test(ending) && !endings[kind].includes(ending))
    return { code: 'upload.notWhatItSays' };
  return containsForeignFormat(bytes, kind) ? { code: 'upload.notWhatItSays' } : { mediaType: kind };
}

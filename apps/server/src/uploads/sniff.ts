import type { UploadMediaType } from '@visawright/contract/document.ts';
import { foreignInside } from './foreign-inside.ts';

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;

// What the first bytes say; a name says nothing.
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
  // Messengers save one kind of picture under the name of another; all of them are drawn anew.
  'image/jpeg': picture,
  'image/png': picture,
  'image/webp': picture,
};

export type Sniffed =
  | { readonly mediaType: UploadMediaType }
  | { readonly code: 'upload.mediaType' | 'upload.notWhatItSays'; readonly isHeic?: true };

// `fileName` is cleaned already. A name without an ending claims nothing; one with an ending has to keep its word.
export function sniff(bytes: Buffer, fileName: string): Sniffed {
  const kind = kindOf(bytes);
  if (kind === 'heic') return { code: 'upload.mediaType', isHeic: true };
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  if (kind === undefined)
    return { code: [...picture, 'pdf'].includes(ending ?? '') ? 'upload.notWhatItSays' : 'upload.mediaType' };
  if (ending !== undefined && /[a-z]/.test(ending) && !endings[kind].includes(ending))
    return { code: 'upload.notWhatItSays' };
  return foreignInside(bytes, kind) ? { code: 'upload.notWhatItSays' } : { mediaType: kind };
}

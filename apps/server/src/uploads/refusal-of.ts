import { uploadLimits, type UploadMediaType } from '@visawright/contract/document.ts';
import { pictureSize } from './picture-size.ts';
import { sniff } from './sniff.ts';
import type { Refusal } from './upload.types.ts';

const heic =
  'HEIC pictures are converted by the browser before they are sent. Add it on the page itself, or send a JPEG.';
const pixels = `The picture has more than ${uploadLimits.pixels / 1e6} megapixels. Take it with a lower resolution.`;

// What can be told from the bytes alone, without opening them.
export function refusalOf(
  bytes: Buffer,
  name: string,
): { readonly mediaType: UploadMediaType } | Pick<Refusal, 'code' | 'message'> {
  if (bytes.length === 0) return { code: 'upload.empty' };
  if (bytes.length > uploadLimits.fileBytes) return { code: 'upload.tooLarge' };
  const sniffed = sniff(bytes, name);
  if ('code' in sniffed) return { code: sniffed.code, ...(sniffed.isHeic ? { message: heic } : {}) };
  const size = pictureSize(bytes, sniffed.mediaType);
  if (size && size.width * size.height > uploadLimits.pixels) return { code: 'upload.refused', message: pixels };
  return sniffed;
}

import { uploadLimits, type UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { readPictureSize } from './read-picture-size.ts';
import { sniffMediaType } from './sniff-media-type.ts';
import type { UploadRefusal } from './upload.types.ts';

const heic =
  'We cannot open HEIC pictures here. Please upload the picture on the documents page, which converts it, or save it as JPEG first.';
const pixels = `This picture has more than ${uploadLimits.pixels / 1e6} megapixels. Please take it at a lower resolution.`;

// Checks that need only the bytes, without decoding them.
export function checkFile(
  bytes: Buffer,
  name: string,
): { readonly mediaType: UploadMediaType } | Pick<UploadRefusal, 'code' | 'message'> {
  if (bytes.length === 0) return { code: 'upload.empty' };
  if (bytes.length > uploadLimits.fileBytes) return { code: 'upload.tooLarge' };
  const sniffed = sniffMediaType(bytes, name);
  if ('code' in sniffed) return { code: sniffed.code, ...(sniffed.isHeic ? { message: heic } : {}) };
  const size = readPictureSize(bytes, sniffed.mediaType);
  if (size && size.width * size.height > uploadLimits.pixels) return { code: 'upload.refused', message: pixels };
  return sniffed;
}

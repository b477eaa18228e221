import { uploadLimits, uploadMediaTypes } from '@visawright/contract/document-facts.ts';
import { errors, type ErrorCode } from '@visawright/contract/errors.ts';

export const chosenTypes = [...uploadMediaTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

// What the server would refuse anyway is said before it is sent. The bytes themselves are judged there.
export function problemOf(file: Pick<File, 'name' | 'type' | 'size'>): ErrorCode | null {
  if (file.size === 0) return 'upload.empty';
  if (file.size > uploadLimits.fileBytes) return 'upload.tooLarge';
  const known = file.type === '' || isHeic(file) || (uploadMediaTypes as readonly string[]).includes(file.type);
  return known ? null : 'upload.mediaType';
}

export const refusalOf = (code: ErrorCode) => ({ code, message: errors[code].text });

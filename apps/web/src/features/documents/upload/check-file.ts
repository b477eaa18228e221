import { uploadLimits, uploadMediaTypes } from '@visawright/contract/documents/document-facts.ts';
import { errors, type ErrorCode } from '@visawright/contract/platform/errors.ts';

export const chosenTypes = [...uploadMediaTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

// Rejects early what the server would reject anyway; only the server checks the content.
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): ErrorCode | null {
  if (file.size === 0) return 'upload.empty';
  if (file.size > uploadLimits.fileBytes) return 'upload.tooLarge';
  const known = file.type === '' || isHeic(file) || (uploadMediaTypes as readonly string[]).includes(file.type);
  return known ? null : 'upload.mediaType';
}

export const rejectionOf = (code: ErrorCode) => ({ code, message: errors[code].text });

import { uploadLimits, uploadMediaTypes } from '@visawright/contract/documents/document-facts.ts';
import { errors, type ErrorCode } from '@visawright/contract/platform/errors.ts';

export const chosenTypes = [...uploadMediaTypes, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');
export const tripTypes = `${chosenTypes},application/zip,.zip`;

export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

export const isZip = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^application\/(zip|x-zip-compressed)$/.test(type) || /\.zip$/i.test(name);

// Rejects early what the server would reject anyway; only the server checks the content. ZIPs are for whole trips.
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>, isForTrip = false): ErrorCode | null {
  if (file.size === 0) return 'upload.empty';
  if (isForTrip && isZip(file)) return file.size > uploadLimits.zip.bytes ? 'upload.zipTooLarge' : null;
  if (file.size > uploadLimits.fileBytes) return 'upload.tooLarge';
  const known = file.type === '' || isHeic(file) || (uploadMediaTypes as readonly string[]).includes(file.type);
  return known ? null : 'upload.mediaType';
}

export const rejectionOf = (code: ErrorCode) => ({ code, message: errors[code].text });

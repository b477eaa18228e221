import { fileName } from './file-name.ts';
import { builtFile, type BuiltFile } from './built-file.ts';
import type { ApplicationPhoto } from '../../../../documents/photos/build-package-photo.ts';

export function buildPhotoFile(n: number, title: string, photo: ApplicationPhoto): BuiltFile {
  const { bytes, widthMm, heightMm, widthPx, heightPx } = photo;
  const print = widthMm && heightMm ? `${widthMm} × ${heightMm} mm, ` : '';
  const note = `${print}${widthPx} × ${heightPx} px`;
  const name = fileName(n, 'photo', 'jpg');
  return builtFile({ name, title, category: 'Photo', mediaType: 'image/jpeg', note }, bytes);
}

import { fileName } from './file-name.ts';
import { madeFile, type MadeFile } from './made-file.ts';
import type { PackagePhoto } from './package-input.ts';

export function photoFile(n: number, title: string, photo: PackagePhoto): MadeFile {
  const { bytes, widthMm, heightMm, widthPx, heightPx } = photo;
  const print = widthMm && heightMm ? `${widthMm} × ${heightMm} mm, ` : '';
  const note = `${print}${widthPx} × ${heightPx} px`;
  const name = fileName(n, 'photo', 'jpg');
  return madeFile({ name, title, category: 'Photo', mediaType: 'image/jpeg', note }, bytes);
}

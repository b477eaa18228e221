import { isHeic } from './check-file.ts';

const quality = 0.92;

// Only browsers that can decode HEIC convert it to JPEG; the others reject the file with a message.
export async function toSendableFile(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')!.drawImage(picture, 0, 0);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
}

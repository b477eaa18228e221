import { toSendableFile } from '../upload/convert-heic.ts';

// The API takes base64 images; HEIC is converted to JPEG first.
export async function fileAsBase64(file: File): Promise<string> {
  const picture = await toSendableFile(file);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')));
    reader.readAsDataURL(picture);
  });
}

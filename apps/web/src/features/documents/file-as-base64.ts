import { asSendable } from './upload/convert-heic.ts';

// As the page call takes it; the iPhone's format is turned into JPEG first.
export async function fileAsBase64(file: File): Promise<string> {
  const picture = await asSendable(file);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')));
    reader.readAsDataURL(picture);
  });
}

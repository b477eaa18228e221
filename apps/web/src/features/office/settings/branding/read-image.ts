export const imageTypes = ['image/png', 'image/jpeg', 'image/webp'];
const imageMostBytes = 300 * 1_024;

export type ImageProblem = 'type' | 'size' | 'broken';
export interface ReadImage {
  readonly base64: string;
  readonly width: number;
  readonly height: number;
}

const dataUrl = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('broken')));
    reader.readAsDataURL(file);
  });

// Checked before upload; the server decodes and re-encodes the image.
export async function readImage(file: File): Promise<ReadImage | ImageProblem> {
  if (!imageTypes.includes(file.type)) return 'type';
  if (file.size > imageMostBytes) return 'size';
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    const url = await dataUrl(file);
    return { base64: url.slice(url.indexOf(',') + 1), width, height };
  } catch {
    return 'broken';
  }
}

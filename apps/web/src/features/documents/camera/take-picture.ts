import { inspectPixels, type PictureProblem } from './checks/inspect-pixels.ts';
import { inspectImage, imageSize, type ImageSource } from './inspect-image.ts';

const longest = 4_000;
const quality = 0.9;

export interface TakenPicture {
  readonly file: File;
  readonly address: string; // object URL for the preview; must be revoked
  readonly problems: readonly PictureProblem[];
}

const stamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14);

// Redrawn on a canvas, which removes location, time and device metadata.
async function asFile(source: ImageSource): Promise<File> {
  const { width, height } = imageSize(source);
  const part = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * part);
  canvas.height = Math.round(height * part);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0; // phones limit the canvas memory of a page
  if (!blob) throw new Error('no picture');
  return new File([blob], `photo-${stamp(new Date())}.jpg`, { type: 'image/jpeg' });
}

async function takePicture(source: ImageSource): Promise<TakenPicture> {
  const problems = inspectPixels(inspectImage(source, true));
  const file = await asFile(source);
  return { file, problems, address: URL.createObjectURL(file) };
}

export async function takeFromFile(chosen: File): Promise<TakenPicture> {
  const picture = await createImageBitmap(chosen); // rotated by its EXIF orientation
  try {
    return await takePicture(picture);
  } finally {
    picture.close();
  }
}

const enough = 2_000; // pixels; from this size a video frame is good enough
const patienceMs = 2_500;

// Prefers a full-resolution still; falls back to the current video frame if the phone cannot or takes too long.
export async function takeFromVideo(video: HTMLVideoElement): Promise<TakenPicture> {
  const { width, height } = imageSize(video);
  const track = (video.srcObject as MediaStream | null)?.getVideoTracks()[0];
  if (track && 'ImageCapture' in globalThis && Math.max(width, height) < enough) {
    const still = new ImageCapture(track).takePhoto();
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const blob = await Promise.race([still, late]).catch(() => null);
    if (blob) return takeFromFile(new File([blob], 'still.jpg'));
  }
  return takePicture(video);
}

import { judge, type Problem } from './checks/judge.ts';
import { see, sizeOf, type Source } from './see.ts';

const longest = 4_000;
const quality = 0.9;

export interface Taken {
  readonly file: File;
  readonly address: string; // for showing it; to be given back
  readonly problems: readonly Problem[];
}

const stamp = (now: Date) => now.toISOString().replace(/\D/g, '').slice(0, 14);

// Drawn anew: no place, no time, no name of the device goes along.
async function asFile(source: Source): Promise<File> {
  const { width, height } = sizeOf(source);
  const part = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * part);
  canvas.height = Math.round(height * part);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  canvas.width = 0; // phones give a page little room for pictures
  if (!blob) throw new Error('no picture');
  return new File([blob], `photo-${stamp(new Date())}.jpg`, { type: 'image/jpeg' });
}

export async function takeFrom(source: Source): Promise<Taken> {
  const problems = judge(see(source, true));
  const file = await asFile(source);
  return { file, problems, address: URL.createObjectURL(file) };
}

export async function takeFromFile(chosen: File): Promise<Taken> {
  const picture = await createImageBitmap(chosen); // upright, as its own note says
  try {
    return await takeFrom(picture);
  } finally {
    picture.close();
  }
}

const enough = 2_000; // pixels: a frame of the moving picture will do
const patienceMs = 2_500;

// The still is larger than the moving picture where the phone can; where it cannot, or takes too long, the frame on screen.
export async function takeFromVideo(video: HTMLVideoElement): Promise<Taken> {
  const { width, height } = sizeOf(video);
  const track = (video.srcObject as MediaStream | null)?.getVideoTracks()[0];
  if (track && 'ImageCapture' in globalThis && Math.max(width, height) < enough) {
    const still = new ImageCapture(track).takePhoto();
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
    const blob = await Promise.race([still, late]).catch(() => null);
    if (blob) return takeFromFile(new File([blob], 'still.jpg'));
  }
  return takeFrom(video);
}

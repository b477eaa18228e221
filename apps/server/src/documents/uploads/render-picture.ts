import { rejectionReasons, uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import { runSandboxed } from '../../platform/sandbox/sandbox.ts';
import { screenQuality, screenWidth } from '../pages/screen-picture.ts';
import { FileRejected, type RenderedPage } from './upload.types.ts';

const longest = 3_500; // px: more than the reader needs for a passport photographed by phone
const quality = 88;
export const thumbnailSide = 320;

const Made = z.union([
  z.strictObject({ reason: z.enum(rejectionReasons) }),
  z.strictObject({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    sha256: z.string().length(64),
  }),
]);

export async function renderPicture(bytes: Buffer, format: 'jpeg' | 'png' | 'webp'): Promise<RenderedPage> {
  const settings = [format, uploadLimits.pixels, longest, quality, thumbnailSide, screenWidth, screenQuality].map(
    String,
  );
  const { stdout, outputs, isTimedOut } = await runSandboxed('picture', settings, {
    files: { upload: bytes },
    outputs: /^(image|thumbnail|screen)\.jpg$/,
    timeoutMs: 10_000,
    memoryMb: 640,
    outputLimit: 40 * 1_024 * 1_024,
  });
  if (isTimedOut) throw new FileRejected('tooSlow');
  const made = Made.safeParse(parsed(stdout.toString('utf8')));
  if (!made.success) throw new FileRejected('damaged'); // the decoder crashed
  if ('reason' in made.data) throw new FileRejected(made.data.reason);
  const [image, thumbnail] = [outputs.get('image.jpg'), outputs.get('thumbnail.jpg')];
  if (!image || !thumbnail) throw new FileRejected('damaged');
  const { width, height, sha256 } = made.data;
  const screen = outputs.get('screen.jpg') ?? null;
  return { n: 0, width, height, route: 'photo', image, thumbnail, screen, pixelSha256: Buffer.from(sha256, 'hex') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

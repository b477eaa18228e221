import { AppError } from '../../platform/errors/app-error.ts';
import { runSandboxed } from '../../platform/sandbox/sandbox.ts';

export type BrandImage = 'logo' | 'favicon';

const mostBytes = 300 * 1_024;
const mostPixels = 20_000_000;
const heavyBytes = 150 * 1_024;
const formats: Readonly<Record<string, string>> = { '89504e470d0a1a0a': 'png', ffd8ff: 'jpeg', '52494646': 'webp' };

// The image is drawn again from its pixels, in the sandbox: an admin of one realm must not reach the others through a decoder.
export async function brandImage(base64: string, kind: BrandImage): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  const start = bytes.subarray(0, 8).toString('hex');
  const format = Object.entries(formats).find(([each]) => start.startsWith(each))?.[1];
  if (bytes.length > mostBytes || format === undefined) throw new AppError('image.refused');
  const { code, outputs } = await runSandboxed('brandImage', [format, kind, `${mostPixels}`, `${heavyBytes}`], {
    files: { upload: bytes },
    outputs: /^image\.png$/,
    timeoutMs: 5_000,
    memoryMb: 640,
    outputLimit: 2 * 1_024 * 1_024,
  });
  const image = outputs.get('image.png');
  if (code !== 0 || !image) throw new AppError('image.refused');
  return image.toString('base64');
}

import { uploadLimits } from '@visawright/contract/document.ts';
import sharp from 'sharp';
import { runSandboxed } from '../../sandbox/sandbox.ts';
import { isDictionary, type PdfDictionary, type PdfStream, type PdfValue } from './pdf-objects.ts';
import { steps } from './smaller-picture.ts';
import type { TakenApart } from './take-apart.ts';

export interface InsidePicture {
  readonly at: string; // obj:12 0 R
  readonly stream: PdfStream;
  readonly picture: Buffer; // a stranger's JPEG
}

const least = 60_000; // bytes: below, there is nothing to win
const fileOf = ({ datafile }: PdfStream) => datafile.replace('/work/', '');
const isTurned = (jpeg: Buffer) => jpeg.subarray(0, 65_536).includes('Exif\0\0'); // PDF knows nothing of a camera's turn, our tool does

// Photographs within pages that came as they are: around them stays what they are, text above all.
export function insidePictures({ objects, files }: TakenApart): InsidePicture[] {
  const plain = (colours: PdfValue | undefined): boolean => {
    if (colours === '/DeviceRGB' || colours === '/DeviceGray') return true;
    if (typeof colours === 'string') {
      const object = objects[`obj:${colours}`];
      return object !== undefined && 'value' in object && plain(object.value);
    }
    const profile =
      Array.isArray(colours) && colours[0] === '/ICCBased' ? objects[`obj:${colours[1] as string}`] : undefined;
    return profile !== undefined && 'stream' in profile && [1, 3].includes(profile.stream.dict['/N'] as number);
  };
  const isPhotograph = (dict: PdfDictionary) =>
    dict['/Subtype'] === '/Image' &&
    dict['/Filter'] === '/DCTDecode' &&
    !('/Decode' in dict) &&
    !Array.isArray(dict['/Mask']) &&
    plain(dict['/ColorSpace']);
  return Object.entries(objects).flatMap(([at, object]) => {
    if (!('stream' in object) || !isDictionary(object.stream.dict) || !isPhotograph(object.stream.dict)) return [];
    const picture = files[fileOf(object.stream)];
    return picture && picture.length > least && !isTurned(picture) ? [{ at, stream: object.stream, picture }] : [];
  });
}

export async function smallerStranger(picture: Buffer, step: number): Promise<Buffer> {
  const how = steps[step];
  if (!how) return picture;
  const settings = ['jpeg', uploadLimits.pixels, how.longest, how.quality, 16].map(String);
  const { outputs } = await runSandboxed('picture', settings, {
    files: { upload: picture },
    outputs: /^image\.jpg$/,
    timeoutMs: 10_000,
    memoryMb: 640,
    outputLimit: 40 * 1_024 * 1_024,
  });
  const made = outputs.get('image.jpg');
  return made && made.length < picture.length ? made : picture; // one it cannot read stays
}

export async function withSmaller(
  taken: TakenApart,
  inside: readonly InsidePicture[],
  smaller: readonly Buffer[],
): Promise<TakenApart> {
  const [objects, files] = [{ ...taken.objects }, { ...taken.files }];
  for (const [n, { at, stream, picture }] of inside.entries()) {
    const made = smaller[n]!;
    if (made === picture) continue;
    const { width, height } = await sharp(made).metadata();
    const dict = { ...stream.dict, '/Width': width, '/Height': height, '/ColorSpace': '/DeviceRGB' };
    objects[at] = { stream: { ...stream, dict } };
    files[fileOf(stream)] = made;
  }
  return { ...taken, objects, files };
}

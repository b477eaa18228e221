import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import sharp from 'sharp';
import { runSandboxed } from '../../../../platform/sandbox/sandbox.ts';
import { isDictionary, type PdfDictionary, type PdfStream, type PdfValue } from '../pdf/pdf-objects.ts';
import { shrinkSteps } from './shrink-picture.ts';
import type { ParsedPdf } from '../pdf/parse-pdf.ts';

export interface EmbeddedPicture {
  readonly at: string; // obj:12 0 R
  readonly stream: PdfStream;
  readonly picture: Buffer; // an uploaded JPEG: untrusted
}

const minBytes = 60_000; // shrinking smaller pictures gains nothing
const fileOf = ({ datafile }: PdfStream) => datafile.replace('/work/', '');
// PDF viewers ignore the EXIF orientation but our tool applies it, which would rotate the picture.
const hasExif = (jpeg: Buffer) => jpeg.subarray(0, 65_536).includes('Exif\0\0');

// Photographs inside imported pages. Everything else on the page, above all text, is left unchanged.
export function embeddedPictures({ objects, files }: ParsedPdf): EmbeddedPicture[] {
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
    return picture && picture.length > minBytes && !hasExif(picture) ? [{ at, stream: object.stream, picture }] : [];
  });
}

export async function shrinkUntrustedPicture(picture: Buffer, step: number): Promise<Buffer> {
  const how = shrinkSteps[step];
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
  return made && made.length < picture.length ? made : picture; // an unreadable picture is left unchanged
}

export async function replacePictures(
  taken: ParsedPdf,
  inside: readonly EmbeddedPicture[],
  smaller: readonly Buffer[],
): Promise<ParsedPdf> {
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

import sharp from 'sharp';
import type { Cause, PageInput, Polygon, ReadValue } from '../engine.types.ts';
import type { Raster } from '../image/raster.ts';
import { backgroundOf } from './background.ts';
import { eyesOf } from './eyes.ts';
import { facesIn, type Face } from './face-engine.ts';
import { faceFrame } from './face-frame.ts';
import { groundOf } from './ground.ts';
import { headOf } from './head.ts';
import { faceShade, glareOf } from './face-light.ts';
import { sharpnessOf } from './sharpness.ts';
import { turnedOf } from './turned-of.ts';

export interface Portrait {
  readonly values: Record<string, ReadValue>;
  readonly retake: readonly Cause[];
}

const longest = 900;
const smallest = 0.09; // share of the picture's height: smaller faces are bystanders
const limits = { open: 0.21, tilt: 8, turned: 15, head: [40, 86], sharp: 36, blurred: 27, evenness: 82 } as const;

const whole: Polygon = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];
const short = (value: number, digits = 1) => String(Number(value.toFixed(digits)));

async function shrunk(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { data, width, height };
  return {
    data: Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => data[Math.floor(i / 3)]!)),
    width,
    height,
  };
}

function outline({ box }: Face, { width, height }: Raster): Polygon {
  const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1e5) / 1e5;
  const [left, right] = [inside(box.x / width), inside((box.x + box.width) / width)];
  const [top, low] = [inside(box.y / height), inside((box.y + box.height) / height)];
  return [
    [left, top],
    [right, top],
    [right, low],
    [left, low],
  ];
}

// Measurements of a portrait; undefined if no face is large enough. Values a form would reject must be confirmed.
export async function checkPortrait({
  bytes,
  pageNo,
}: Pick<PageInput, 'bytes' | 'pageNo'>): Promise<Portrait | undefined> {
  const { width, height, orientation = 1, format } = await sharp(bytes).metadata();
  const raster = await shrunk(bytes);
  const faces = (await facesIn(raster)).filter(({ box }) => box.height > raster.height * smallest);
  const [face] = faces;
  if (!face) return undefined;
  const ground = backgroundOf(raster, faces);
  const eyes = eyesOf(face, raster);
  const frame = faceFrame(face, eyes);
  const reached = groundOf(raster, frame, faces.slice(1));
  const { crown, chin, isSeen, isWhole } = headOf(raster, frame, reached);
  const sharpness = await sharpnessOf(raster, face);
  const percent = (pixels: number) => (pixels * 100) / raster.height;
  const head = percent(Math.hypot(chin.x - crown.x, chin.y - crown.y));
  const turned = turnedOf(face, frame);
  const place = outline(face, raster);
  const fact = (value: string, isGood: boolean, polygon: Polygon, raw = value): ReadValue => ({
    value,
    raw,
    outcome: isGood ? 'accept' : 'confirm',
    confidence: Math.round(face.score * 1000) / 1000,
    page: pageNo,
    polygon,
  });
  // The centre of the first edge is the point itself.
  const edge = (down: number): Polygon => {
    const [half, thick] = [frame.jaw / 2, Math.max(1, raster.height / 400)];
    return [
      [-half, 0],
      [half, 0],
      [half, thick],
      [-half, thick],
    ].map(([across, more]) => {
      const { x, y } = frame.at(across!, down + more!);
      const share = (value: number) => Math.round(Math.min(1.5, Math.max(-0.5, value)) * 1e5) / 1e5;
      return [share(x / raster.width), share(y / raster.height)] as const;
    });
  };
  const [wide, high] = orientation >= 5 ? [height, width] : [width, height];
  const isSharp = sharpness >= limits.sharp;
  return {
    retake: sharpness < limits.blurred ? ['blur'] : [],
    values: {
      widthPx: fact(String(wide), true, whole),
      heightPx: fact(String(high), true, whole),
      // The file may have been recompressed before upload.
      fileSizeKb: fact(short(bytes.byteLength / 1024), false, whole, `${bytes.byteLength} bytes`),
      ...(format && { format: fact(format.toUpperCase(), false, whole) }),
      backgroundColour: fact(ground.colour, ground.colour !== 'other', whole, `rgb(${ground.tone.join(', ')})`),
      backgroundEvenness: fact(String(ground.evenness), ground.evenness >= limits.evenness, whole),
      faceCount: fact(String(faces.length), faces.length === 1, place),
      headHeightPercent: fact(short(head), isSeen && head >= limits.head[0] && head <= limits.head[1], place),
      crown: fact(
        short(percent(crown.y), 2),
        isWhole,
        edge(frame.of(crown).down),
        isWhole ? (isSeen ? 'seen' : 'reckoned') : 'cut',
      ),
      chin: fact(short(percent(chin.y), 2), true, edge(frame.of(chin).down)),
      eyeLine: fact(short(100 - percent(eyes.middle.y)), true, edge(0)),
      eyesOpen: fact(String(eyes.opening >= limits.open), eyes.opening >= limits.open, place, short(eyes.opening, 2)),
      tilt: fact(short(eyes.tilt), Math.abs(eyes.tilt) <= limits.tilt, place),
      turned: fact(short(turned), turned <= limits.turned, place),
      sharpness: fact(String(sharpness), isSharp, place),
      backgroundPattern: fact(short(reached.pattern), true, whole),
      shadow: fact(short(reached.shadow), true, whole),
      faceShade: fact(short(faceShade(raster, face, frame)), true, place),
      glare: fact(short(glareOf(raster, face, frame)), true, place),
    },
  };
}

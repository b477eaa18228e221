import { z } from 'zod';
import { Polygon } from './document.ts';
import { sensitive } from '../sensitive/sensitive.ts';

const photoChecks = [
  'oneFace',
  'headSize',
  'eyeLine',
  'tilt',
  'turned',
  'eyesOpen',
  'background',
  'shadow',
  'glare',
  'sharpness',
  'pixels',
  'room', // the picture has enough room around the head for cropping
] as const;
export type PhotoCheckId = (typeof photoChecks)[number];

// good: accepted. bad: a new photo is needed. look: close to the limit, a person decides. unknown: no rule or no measurement.
const photoStatuses = ['good', 'look', 'bad', 'unknown'] as const;

export const PhotoVerdict = z.object({
  check: z.enum(photoChecks),
  status: z.enum(photoStatuses),
  measured: sensitive('photoMeasures', z.string()).nullable(), // 62.4 %, 3.1°
  wanted: z.string().nullable(), // 70–80 %
});
export type PhotoVerdict = z.infer<typeof PhotoVerdict>;

// The destination's crop frame on the picture, and the result. The picture itself is never changed.
export const PhotoCut = z.object({
  polygon: Polygon, // relative to the upright original page
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  headHeightPercent: z.number(),
  eyeLinePercent: z.number(), // from the lower edge
  crown: z.number(), // relative to the crop's height, from the top
  chin: z.number(),
});
export type PhotoCut = z.infer<typeof PhotoCut>;

// How a person moved the frame: offsets relative to its height, and a scale factor.
export const PhotoNudge = z.strictObject({
  x: z.number().min(-0.3).max(0.3),
  y: z.number().min(-0.3).max(0.3),
  zoom: z.number().min(0.7).max(1.4),
});
export type PhotoNudge = z.infer<typeof PhotoNudge>;

export const PhotoState = z.object({
  docId: z.uuid(),
  isNeeded: z.boolean(), // the destination requires one
  isUsable: z.boolean(), // no verdict is bad
  verdicts: z.array(PhotoVerdict),
  cut: PhotoCut.nullable(), // null if no face was found
  nudge: PhotoNudge.nullable(),
  url: z.string().nullable(), // of the cropped picture, with its ticket
  bytes: z.number().int().nullable(),
  maxKb: z.number().nullable(),
  background: z.string().nullable(), // as in the destination's data
  note: z.string(),
});
export type PhotoState = z.infer<typeof PhotoState>;

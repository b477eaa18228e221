import { z } from 'zod';
import { Polygon } from './document.ts';

export const photoChecks = [
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
  'room', // the picture holds enough around the head to be cut
] as const;
export type PhotoCheckId = (typeof photoChecks)[number];

// good: the destination takes it. bad: take another one. look: measured near the limit, a person decides. unknown: the rule or the measure is missing.
export const photoStandings = ['good', 'look', 'bad', 'unknown'] as const;

export const PhotoVerdict = z.object({
  check: z.enum(photoChecks),
  standing: z.enum(photoStandings),
  measured: z.string().nullable(), // 62.4 %, 3.1°
  wanted: z.string().nullable(), // 70–80 %
});
export type PhotoVerdict = z.infer<typeof PhotoVerdict>;

// Where the destination's frame lies on the picture, and what it becomes. The picture itself is never altered.
export const PhotoCut = z.object({
  polygon: Polygon, // shares of the upright original page
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
  headHeightPercent: z.number(),
  eyeLinePercent: z.number(), // from the lower edge
  crown: z.number(), // shares of the cut's height, from above
  chin: z.number(),
});
export type PhotoCut = z.infer<typeof PhotoCut>;

// How a person moved the frame: shares of its own height, and a factor of its size.
export const PhotoNudge = z.strictObject({
  x: z.number().min(-0.3).max(0.3),
  y: z.number().min(-0.3).max(0.3),
  zoom: z.number().min(0.7).max(1.4),
});
export type PhotoNudge = z.infer<typeof PhotoNudge>;

export const PhotoState = z.object({
  docId: z.uuid(),
  isNeeded: z.boolean(), // the destination asks for one
  isUsable: z.boolean(), // no verdict is bad
  verdicts: z.array(PhotoVerdict),
  cut: PhotoCut.nullable(), // null: no face to cut around
  nudge: PhotoNudge.nullable(),
  url: z.string().nullable(), // of the cut picture, by its ticket
  bytes: z.number().int().nullable(),
  maxKb: z.number().nullable(),
  background: z.string().nullable(), // as the destination's data says it
  note: z.string(),
});
export type PhotoState = z.infer<typeof PhotoState>;

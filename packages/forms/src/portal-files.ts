import { z } from 'zod';
import data from '../portal-files.json' with { type: 'json' };
import type { DestinationId } from './destinations.ts';
import { confidences } from './form-schema.ts';

// What a file may be that is handed to a destination. customary: no figure is published; people keep to this one.
export const PortalFiles = z.strictObject({
  to: z.enum(['portal', 'centre', 'nobody']), // who takes files; nobody: papers only
  maxKb: z.int().positive(), // of one file
  formats: z.array(z.enum(['pdf', 'jpg', 'png', 'tiff'])).min(1),
  basis: z.enum(['published', 'customary']),
  source: z.string().trim().min(1),
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(), // null: a custom has no day
  confidence: z.enum(confidences),
});
export type PortalFiles = z.infer<typeof PortalFiles>;

export const portalFiles = data as Readonly<Record<string, PortalFiles>>;

// A destination nobody has looked at yet is held to the smallest custom.
const unknown: PortalFiles = {
  to: 'nobody',
  maxKb: 2_048,
  formats: ['pdf', 'jpg'],
  basis: 'customary',
  source: 'Nothing is known; the smallest limit that is usual',
  asOf: null,
  confidence: 'medium',
};

export const portalFilesOf = (id: DestinationId): PortalFiles =>
  Object.hasOwn(portalFiles, id) ? portalFiles[id]! : unknown;

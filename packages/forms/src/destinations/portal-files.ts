import { z } from 'zod';
import data from '../../portal-files.json' with { type: 'json' };
import type { DestinationId } from './destinations.ts';
import { confidences } from '../form/form-schema.ts';

// Limits for files uploaded to a destination. customary: nothing is published, this is what is commonly used.
export const PortalFiles = z.strictObject({
  to: z.enum(['portal', 'centre', 'nobody']), // who accepts files; nobody means documents are submitted in person
  maxKb: z.int().positive(), // of one file
  formats: z.array(z.enum(['pdf', 'jpg', 'png', 'tiff'])).min(1),
  basis: z.enum(['published', 'customary']),
  source: z.string().trim().min(1),
  asOf: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/)
    .nullable(), // null for customary limits
  confidence: z.enum(confidences),
});
export type PortalFiles = z.infer<typeof PortalFiles>;

export const portalFiles = data as Readonly<Record<string, PortalFiles>>;

// Unknown destinations get the smallest customary limit.
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

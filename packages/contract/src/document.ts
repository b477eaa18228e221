import { z } from 'zod';

export const documentCategories = [
  'Passport',
  'Proof of Funds',
  'Insurance',
  'Proof of Travel',
  'Letter',
  'Proof of Employment',
  'Photo',
  'Other',
  'National ID',
  'Proof of Status',
  'Proof of Relationship',
  'Proof of Marital Status',
  'Proof of Address',
] as const;

export const ProcessedPassport = z.object({ isVerifiedByAgent: z.boolean(), isPrimaryRecommended: z.boolean() });

export const Document = z.object({
  docId: z.string(),
  docFields: z.record(z.string(), z.unknown()),
  category: z.enum(documentCategories),
  processedFieldsByCategory: z.record(z.string(), z.array(ProcessedPassport.partial().loose())),
});
export type Document = z.infer<typeof Document>;

export const ExtractedDocument = z.object({ _id: z.string(), documentData: z.unknown() });

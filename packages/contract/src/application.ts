import { z } from 'zod';
import { outcomes, statuses } from './application-status.ts';

export const storedDate = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);

export const VisaDetails = z.object({
  fromDate: storedDate,
  toDate: storedDate,
  visaFrom: z.string(),
  visaTo: z.string(),
  nationality: z.string(),
  visaCategory: z.string(),
  visaType: z.string(),
});
export type VisaDetails = z.infer<typeof VisaDetails>;

export const Application = z.object({
  applicationUid: z.uuid(),
  applicantUid: z.uuid(),
  agentId: z.uuid().nullable(),
  agencyUid: z.uuid().nullable(),
  status: z.enum(statuses),
  docIds: z.array(z.string()),
  visaDetails: VisaDetails,
  applicationCreationKey: z.string().nullable(),
  visaAllocationStatus: z.enum(outcomes),
  review: z.unknown(),
});
export type Application = z.infer<typeof Application>;

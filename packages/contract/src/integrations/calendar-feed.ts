import { z } from 'zod';

export const CalendarFeed = z.object({
  isOn: z.boolean(),
  address: z.string().nullable(), // shown once, when it is made
  createdAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

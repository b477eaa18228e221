import { z } from 'zod';

// What every list understands beside its own filters. Query values are words; several are joined by commas.
export const pageSizes = [25, 50, 100] as const;
export const totalCap = 1_000; // counting further costs more than the number is worth: "1,000+"

export const listQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .refine((text) => Number(text) >= 1 && Number(text) <= 100, 'from 1 to 100')
    .optional(),
  cursor: z.string().max(1_500).optional(), // holds a name where a list is sorted by it, in any script
  search: z.string().trim().max(100).optional(),
};

export const words = (known: readonly string[]) =>
  z
    .string()
    .max(400)
    .refine(
      (text) => text.split(',').every((word) => known.includes(word)),
      `any of ${known.join(', ')}, joined by commas`,
    );

export const calendarDay = z.iso.date();

// `total` comes with the first page only; `more` says that counting stopped at the cap.
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int().nullable(),
    more: z.boolean(),
  });

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
  total: number | null;
  more: boolean;
}

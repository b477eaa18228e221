import { z } from 'zod';

// Query parameters every list accepts in addition to its own filters. Multiple values are comma-separated.
export const totalCap = 1_000; // counting stops here; shown as "1,000+"

export const listQuery = {
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .refine((text) => Number(text) >= 1 && Number(text) <= 100, 'from 1 to 100')
    .optional(),
  cursor: z.string().max(1_500).optional(), // long enough for a name in any script, if the list is sorted by name
  search: z.string().trim().max(100).optional(),
};

export const commaSeparated = (known: readonly string[]) =>
  z
    .string()
    .max(400)
    .refine(
      (text) => text.split(',').every((word) => known.includes(word)),
      `any of ${known.join(', ')}, joined by commas`,
    );

export const calendarDay = z.iso.date();

// An export has the whole list at once. `only` are the ids of selected rows; they narrow the list like a filter.
export const exportLimit = 10_000;
export const exportQuery = { search: listQuery.search, only: z.array(z.uuid()).min(1).max(5_000).optional() };
// isCut: the list has more rows than were sent.
export const exportOf = <T extends z.ZodType>(row: T) => z.object({ items: z.array(row), isCut: z.boolean() });

// `total` is sent with the first page only; `more` means that counting stopped at the cap.
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

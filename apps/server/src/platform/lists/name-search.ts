import { sql, type Sql } from '../db/db.ts';
import { allOf } from './page.ts';

// Every word must occur somewhere in the text. Meant for at most a few thousand rows (an agency's people, a realm's agencies).
export const containsAllWords = (text: Sql, search: string): Sql =>
  allOf(
    search
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 6)
      .map((word) => sql`strpos(lower(${text}), ${word}) > 0`),
  );

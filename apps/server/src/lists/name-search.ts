import { sql, type Sql } from '../access/db.ts';
import { allOf } from './page.ts';

// Among at most some thousands (people of an agency, agencies of a realm): every word somewhere in the text.
export const hasWords = (text: Sql, search: string): Sql =>
  allOf(
    search
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 6)
      .map((word) => sql`strpos(lower(${text}), ${word}) > 0`),
  );

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '../../../../migrations');

export interface Migration {
  readonly file: string;
  readonly text: string;
  readonly sha256: string;
}

// A migration is known by its number and name, not by its folder.
export function readMigrations(from = folder): Migration[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, file: basename(path) }))
    .filter(({ file }) => /^\d{4}_[a-z_]+\.sql$/.test(file))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ path, file }) => {
      const text = readFileSync(join(from, path), 'utf8');
      return { file, text, sha256: createHash('sha256').update(text).digest('hex') };
    });
}

// What a file says about itself in lines of its own, before its first statement:
//   -- outside a transaction          statements that PostgreSQL runs only outside one, each repeatable
//   -- contract after 0123_name.sql   removes what programs need that do not know this earlier file; all others only add
//   -- backfilled NAME                runs when this backfill is finished in every realm
export interface MigrationMarks {
  readonly isOutsideTransaction: boolean;
  readonly contractAfter: string | undefined;
  readonly backfilled: string | undefined;
}

export function readMarks(text: string): MigrationMarks {
  const head = /^(?:\s*(?:--[^\n]*)?(?:\n|$))*/.exec(text)![0];
  const mark = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    isOutsideTransaction: /^-- outside a transaction$/m.test(head),
    contractAfter: mark(/^-- contract after (\S+)$/m),
    backfilled: mark(/^-- backfilled (\S+)$/m),
  };
}

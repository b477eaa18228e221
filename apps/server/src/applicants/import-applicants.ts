import type { ImportReport, ImportRow, NewApplicant } from '@visawright/contract/applicant.ts';
import type { z } from 'zod';
import type { Actor } from '../access/actor.types.ts';
import type { Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { duplicatesOf } from './import-duplicates.ts';
import { judgeRow } from './import-row.ts';
import { insertApplicants } from './insert-applicants.ts';
import { placeOf } from './place-of.ts';

type Row = z.infer<typeof ImportRow>;
type Line = ImportReport['rows'][number];

// Judged the same way whether it is only looked at or meant: what the preview calls new is what a commit creates.
export const importApplicants = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { rows, commit }: { readonly rows: readonly Row[]; readonly commit: boolean },
): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    const place = await placeOf(tx, actor);
    const judged = rows.map(judgeRow);
    const people = judged.flatMap((each) => ('person' in each ? [each.person] : []));
    const duplicates = await duplicatesOf(tx, keys, actor, place.agencyUid, people);
    const fresh: { line: Line; person: NewApplicant }[] = [];
    const lines = judged.map((each, at): Line => {
      const line: Line = { row: at + 1, outcome: 'new', problems: [], applicantUid: null };
      if ('problems' in each) return { ...line, outcome: 'invalid', problems: each.problems };
      const known = duplicates.take(each.person);
      if (known) {
        const problems = [{ column: known.column, message: 'is already here' }];
        return { ...line, outcome: 'duplicate', problems, applicantUid: known.applicantUid };
      }
      fresh.push({ line, person: each.person });
      return line;
    });
    if (!commit || fresh.length === 0) return { rows: lines, created: 0 };
    const uids = await insertApplicants(
      tx,
      keys,
      actor.personUid,
      place,
      fresh.map(({ person }) => person),
    );
    fresh.forEach(({ line }, at) => Object.assign(line, { outcome: 'created', applicantUid: uids[at] }));
    return { rows: lines, created: uids.length };
  });

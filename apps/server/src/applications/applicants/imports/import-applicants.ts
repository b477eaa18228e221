import type { ImportReport, ImportRow, NewApplicant } from '@visawright/contract/applications/applicant.ts';
import type { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.types.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { findDuplicates } from './find-duplicates.ts';
import { validateImportRow } from './validate-import-row.ts';
import { insertApplicants } from '../insert-applicants.ts';
import { decideOwnership } from '../decide-ownership.ts';

type Row = z.infer<typeof ImportRow>;
type Line = ImportReport['rows'][number];

// Preview and commit share this code, so that a commit creates exactly what the preview called new.
export const importApplicants = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  { rows, commit }: { readonly rows: readonly Row[]; readonly commit: boolean },
): Promise<ImportReport> =>
  db.transaction(async (tx) => {
    const place = await decideOwnership(tx, actor);
    const judged = rows.map(validateImportRow);
    const people = judged.flatMap((each) => ('person' in each ? [each.person] : []));
    const duplicates = await findDuplicates(tx, keys, actor, place.agencyUid, people);
    const fresh: { line: Line; person: NewApplicant }[] = [];
    const lines = judged.map((each, at): Line => {
      const line: Line = { row: at + 1, outcome: 'new', problems: [], applicantUid: null };
      if ('problems' in each) return { ...line, outcome: 'invalid', problems: each.problems };
      const known = duplicates.take(each.person);
      if (known) {
        const problems = [{ column: known.column, message: 'already exists' }];
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

import { pino } from 'pino';
import {
  clamdScanner,
  sql,
  type Actor,
  type Db,
  type Jobs,
  type Parts,
  type TenantDatabase,
} from '@visawright/server/tools.ts';
import {
  createLazyReaders,
  createRealmScheduler,
  recordSignUpConsent,
  runReadingJob,
  storeUpload,
} from '@visawright/server/product.ts';
import { renderUpload } from '@visawright/server/processing.ts';
import { unmanagedRun } from '../database/unmanaged-run.ts';
import type { DrawnFile } from './drawn-file.ts';
import { loadRecordings, recordedReaders } from './recordings/recorded-readers.ts';

export interface FileReader {
  // Stores a file as an upload and reads it as the worker does. Returns its documents; of a file the traveller has already, that one.
  readonly read: (db: Db, actor: Actor, file: NewFile) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

interface NewFile extends DrawnFile {
  readonly applicantUid: string;
  readonly fileName: string;
}

interface ReaderParts extends Pick<Parts, 'keys' | 'sealedObjects'> {
  readonly tenants: TenantDatabase;
}

const readersAtOnce = 2;

export function openFileReader(parts: ReaderParts, realm: string): FileReader {
  const readers = recordedReaders(createLazyReaders(readersAtOnce), loadRecordings(realm));
  const readDocument = runReadingJob({
    ...parts,
    readers,
    scanner: clamdScanner(process.env['CLAMD_HOST']!, Number(process.env['CLAMD_PORT'])),
    render: renderUpload,
    scheduler: createRealmScheduler(readersAtOnce),
    jobs: notQueued,
    log: pino({ level: 'warn' }),
    stopping: new AbortController().signal,
  });
  return {
    close: () => readers.close(),
    async read(db, actor, { applicantUid, fileName, bytes }) {
      if (actor.role === 'applicant')
        await db.transaction((tx) =>
          recordSignUpConsent(tx, { applicantUid, personUid: actor.personUid, language: 'en' }),
        );
      const stored = await storeUpload({ ...parts, jobs: notQueued }, db, actor, { applicantUid, fileName, bytes });
      if ('refused' in stored) {
        if (stored.refused.docId === null) throw new Error(`${fileName} was refused: ${stored.refused.code}`);
        return [stored.refused.docId];
      }
      await readDocument(unmanagedRun, { realmId: db.realmId, docId: stored.docId, epoch: 1 });
      // A file of several documents was split; its further documents are read already and run through the remaining steps.
      const parted = await db.many<{ docId: string }>(sql`
        select document_uid as "docId" from document where realm_id = ${db.realmId} and part_of = ${stored.docId} order by part_no`);
      for (const { docId } of parted) await readDocument(unmanagedRun, { realmId: db.realmId, docId, epoch: 1 });
      return [stored.docId, ...parted.map(({ docId }) => docId)];
    },
  };
}

// The seed reads the file itself, so the worker need not.
const notQueued: Jobs = { enqueue: () => Promise.resolve(), close: () => Promise.resolve() };

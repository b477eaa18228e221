import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type {
  ArrangedTraveller,
  ArrangementOutcome,
  ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import { uploadForm, type TestDatabase } from '@visawright/server/testing.ts';
import { openClient } from '@visawright/server/tools.ts';
import { BrokenRun } from '../../measurement.ts';
import type { Agency } from './agency.ts';
import type { TripTraveller } from './trip-pages.ts';

export interface Office {
  readonly applicants: readonly string[]; // in the order of the travellers
  send(files: readonly { readonly name: string; readonly bytes: Buffer }[]): Promise<ProcessedUpload>;
  arrangement(): Promise<ArrangedTraveller[]>;
  settles(seconds: number): Promise<ArrangedTraveller[]>;
  questions(): Promise<SortingQuestion[]>;
  arrange(step: ArrangementStep): Promise<ArrangementOutcome>;
  uploadedPages(): Promise<string[][]>; // hashes of pixels of each file that was sent, in the order they were stored
  pixelsOf(pageUids: readonly string[]): Promise<Map<string, string>>;
  close(): Promise<void>;
}

// An agency user with a trip of these travellers, of whom only the names are known.
export async function openOffice(
  { url, database }: { readonly url: string; readonly database: TestDatabase },
  agency: Agency,
  travellers: readonly TripTraveller[],
): Promise<Office> {
  const owner = await openClient(database.ownerUrl);
  await owner.query(`select set_config('app.realm_id', $1, false)`, [agency.realmId]);
  const applicants: string[] = [];
  for (const { firstName, lastName } of travellers) {
    const { rows } = await owner.query<{ uid: string }>(
      `insert into applicant (realm_id, agency_uid, type, first_name, last_name)
       values ($3, $4, 'B2B', $1, $2) returning applicant_uid as uid`,
      [firstName, lastName, agency.realmId, agency.agencyUid],
    );
    applicants.push(rows[0]!.uid);
  }
  async function call<T>(id: OperationId, query: Record<string, string>, body?: BodyInit): Promise<T> {
    const { method, path } = operations[id];
    const headers = { authorization: `Bearer ${agency.token()}`, 'realm-client-id': agency.path };
    const isJson = typeof body === 'string';
    const reply = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...headers, ...(isJson ? { 'content-type': 'application/json' } : {}) },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(600_000),
    });
    if (!reply.ok) throw new BrokenRun(`${id} was answered with ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  const draft = (applicantUid: string, tripUid: string | null) =>
    call<{ applicationUid: string; tripUid: string }>(
      'draftApplication',
      {},
      JSON.stringify({ applicantUid, visaDetails, ...(tripUid === null ? {} : { tripUid }) }),
    );
  const { applicationUid, tripUid } = await draft(applicants[0]!, null);
  for (const applicantUid of applicants.slice(1)) await draft(applicantUid, tripUid);
  const visitUid = randomUUID();
  const arrangement = async () =>
    (await call<{ travellers: ArrangedTraveller[] }>('arrangement', { applicationUid })).travellers;
  return {
    applicants,
    send: (files) =>
      call(
        'processDocsSocket',
        {},
        uploadForm({ applicantUid: applicants[0], applicationUid, forTrip: 'true' }, files),
      ),
    arrangement,
    async settles(seconds) {
      for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(1_500)) {
        const now = await arrangement().catch((error: unknown) => {
          if (error instanceof BrokenRun) return []; // the server may be slow while documents are read
          throw error;
        });
        const documents = now.flatMap((one) => one.documents);
        if (documents.length > 0 && documents.every(({ state }) => isSettled(state))) return now;
      }
      throw new BrokenRun('documents did not settle');
    },
    questions: async () => (await call<{ questions: SortingQuestion[] }>('sorting', { applicationUid })).questions,
    arrange: (step) =>
      call(
        'arrangePages',
        {},
        JSON.stringify({
          operationUid: randomUUID(),
          visitUid,
          seen: [{ applicantUid: applicants[0], version: 0 }],
          step,
        }),
      ),
    async uploadedPages() {
      const { rows } = await owner.query<{ macs: string[] }>(
        `select array(select encode(p.pixel_mac, 'hex') from page p
           where p.realm_id = u.realm_id and p.upload_uid = u.upload_uid order by p.n) as macs
         from upload u where u.for_trip order by u.created_at`,
      );
      return rows.map(({ macs }) => macs);
    },
    async pixelsOf(pageUids) {
      const { rows } = await owner.query<{ uid: string; mac: string }>(
        `select page_uid as uid, encode(pixel_mac, 'hex') as mac from page where page_uid = any($1::uuid[])`,
        [pageUids],
      );
      return new Map(rows.map(({ uid, mac }) => [uid, mac]));
    },
    close: () => owner.end(),
  };
}

const visaDetails = {
  fromDate: '12/01/2027',
  toDate: '18/01/2027',
  visaFrom: 'India',
  visaTo: 'Italy',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa',
};

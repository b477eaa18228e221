import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@visawright/server/tools.ts';
import type { Context, Values } from '../context.ts';
import { sampleFiles } from '../sample-files.ts';
import { ticketIn } from './work.ts';

const pageAddress = (context: Context) =>
  context.once('page', async () => {
    const { applicant, document } = context.stage.ids;
    const input = { query: { applicantUid: applicant }, body: { docIds: [document] } };
    const { documents } = await context.reply('agent', (client) => client.extractedDocuments(input));
    return documents[0]!.documentData.pages[0]!.imageUrl;
  });

const firstPage = async ({ stage }: Context, docId: string): Promise<string> =>
  (await stage.owner.get<{ uid: string }>(sql`select page_uid as uid from document_page where document_uid = ${docId}`))
    .uid;

async function lockedPdf(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'));
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  try {
    writeFileSync(open, await sampleFiles['bank-statement.pdf']());
    execFileSync('qpdf', ['--encrypt', 'password-of-the-file', 'owner', '256', '--', open, locked]);
    return readFileSync(locked);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const documentValues: Values = {
  passport: ({ stage }) => stage.ids.document,
  passportPage: ({ stage }) => stage.ids.page,
  photo: ({ stage }) => stage.ids.photo,
  photoPage: (context) => firstPage(context, context.stage.ids.photo),
  issuedVisa: ({ stage }) => stage.ids.visa,
  editedDocument: (context) =>
    context.once('edited', async () => {
      const { applicant, photo } = context.stage.ids;
      const pages = [
        { pageUid: await firstPage(context, photo), operations: [{ op: 'rotate', degrees: 90 } as const] },
      ];
      const body = { applicantUid: applicant, docId: photo, pages };
      await context.reply('agent', (client) => client.editPages({ body }));
      return photo;
    }),
  lockedDocument: async ({ stage: { owner, ids, sealedObjects } }) => {
    const { key } = await owner.get<{ key: string }>(sql`
      select u.object_key as key from upload u join document d on d.upload_uid = u.upload_uid where d.document_uid = ${ids.visa}`);
    await sealedObjects.put(owner, ids.applicant, key, await lockedPdf());
    await owner.run(sql`
      update document set state = 'rejected', reason = 'passwordNeeded' where document_uid = ${ids.visa}`);
    return ids.visa;
  },
  pageAddress,
  pageTicket: async (context) => ticketIn(await pageAddress(context)),
  originalTicket: async (context) => {
    const body = { docId: context.stage.ids.document };
    return ticketIn((await context.reply('agent', (client) => client.originalTicket({ body }))).url);
  },
  photoTicket: async (context) => {
    const query = { applicationUid: context.stage.ids.open, docId: context.stage.ids.photo };
    return ticketIn((await context.reply('agent', (client) => client.getPhoto({ query }))).url!);
  },
  lesson: async (context) => {
    const { owner, ids } = context.stage;
    await owner.run(sql`
      insert into category_lesson (realm_id, document_uid, category, was, engine, taught_by)
      values (${owner.realmId}, ${ids.photo}, 'Letter', 'Applicant photo', 'inserted', ${ids.agent})`);
    return ids.photo;
  },
};

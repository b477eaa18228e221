import { sql } from '@visawright/server/tools.ts';
import type { Context, Values } from '../context.ts';
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

export const documentValues: Values = {
  passport: ({ stage }) => stage.ids.document,
  passportPage: ({ stage }) => stage.ids.page,
  photo: ({ stage }) => stage.ids.photo,
  photoPage: (context) => firstPage(context, context.stage.ids.photo),
  issuedVisa: ({ stage }) => stage.ids.visa,
  editedDocument: (context) =>
    context.once('edited', async () => {
      const { applicant, photo } = context.stage.ids;
      const pages = [{ pageUid: await firstPage(context, photo), operations: [{ op: 'rotate', degrees: 90 } as const] }];
      const body = { applicantUid: applicant, docId: photo, pages };
      await context.reply('agent', (client) => client.editPages({ body }));
      return photo;
    }),
  lockedDocument: ({ stage }) => stage.lockedDocument,
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
    const { lessons } = await context.reply('admin', (client) => client.listCategoryLessons());
    return lessons[0]!.lessonUid;
  },
};

import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import { recommendDocument } from '@visawright/server/product.ts';
import { germanAnswers, germanTrip, insertReading, insertTestDocument } from '@visawright/server/testing.ts';
import { sql } from '@visawright/server/tools.ts';
import type { Context, Values } from '../context.ts';

const open = ({ stage }: Context) => stage.ids.open;
const ready = ({ stage }: Context) => stage.ids.ready;
const visaDetails = {
  fromDate: '10/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'France',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Short stay',
} as const;

const companion = ({ stage }: Context): string =>
  stage.world.inserted.find(({ kind, applicants }) => kind === 'applicant' && applicants[1] === stage.ids.applicant)!
    .uid;

// The traveller's companion applies too, so that two people are on the trip.
const companionApplication = (context: Context) =>
  context.once('companion', async () => {
    const { trip } = context.stage.ids;
    const body = { applicantUid: companion(context), tripUid: trip, visaDetails };
    return (await context.reply('agent', (client) => client.draftApplication({ body }))).applicationUid;
  });

const passportRead = {
  surname: 'RAO',
  givenNames: 'ASHA',
  dateOfBirth: '1990-05-04',
  placeOfBirth: 'PUNE',
  sex: 'F',
  nationality: 'IND',
  passportNumber: 'K1234567',
  issueDate: '2021-05-05',
  expiryDate: '2031-05-04',
  issuingCountry: 'IND',
};

// A passport that was read in full, as the form of a complete application needs it.
async function readPassport({ stage: { owner, keys, sealedObjects, ids } }: Context): Promise<string> {
  const applicantUid = ids.applicant;
  const document = await insertTestDocument(owner, keys, sealedObjects, { applicantUid });
  await insertReading(owner, keys, applicantUid, document, passportRead);
  await owner.run(sql`update document set belonging = 'own' where document_uid = ${document.docId}`);
  await recommendDocument(owner, keys, applicantUid, 'Passport');
  return document.docId;
}

const quoted = (context: Context) =>
  context.once('quoted', async () => {
    const body = { applicationUid: open(context), forTrip: false, customerState: '27' as const };
    const { quotes } = await context.reply('agent', (client) => client.createQuote({ body }));
    return quotes[0]!.quoteUid;
  });

export const workValues: Values = {
  applicant: ({ stage }) => stage.ids.applicant,
  applicantName: async ({ stage }) => {
    const { name } = await stage.owner.get<{ name: string }>(sql`
      select first_name || ' ' || last_name as name from applicant where applicant_uid = ${stage.ids.applicant}`);
    return name;
  },
  passportNumber: ({ stage }) => stage.ids.passport,
  companion: async (context) => {
    await companionApplication(context);
    return companion(context);
  },
  companionApplication,
  application: ({ stage }) => stage.ids.application,
  openApplication: open,
  declaredApplication: ready,
  deletedApplication: ({ stage }) => stage.ids.deleted,
  trip: ({ stage }) => stage.ids.trip,
  reference: async (context) => {
    const { reference } = await context.stage.owner.get<{ reference: string }>(
      sql`select reference from application where application_uid = ${context.stage.ids.application}`,
    );
    return reference;
  },
  tripApplication: (context) => companionApplication(context),
  submittedApplication: (context) =>
    context.once('submitted', async () => {
      for (const to of ['online-form-completed', 'submitted'] as const) {
        const body = { applicationUid: ready(context), to };
        await context.reply('agent', (client) => client.moveApplication({ body }));
      }
      return ready(context);
    }),
  reviewedApplication: (context) =>
    context.once('reviewed', async () => {
      const { application: applicationUid } = context.stage.ids;
      const sections = [{ section: 'identity', verdict: 'returned', reason: 'Unclear' }] as const;
      const body = { applicationUid, review: { verdict: 'returned' as const, sections: [...sections] } };
      await context.reply('reviewer', (client) => client.addReview({ body }));
      return applicationUid;
    }),
  answeredApplication: (context) =>
    context.once('answered', async () => {
      const applicationUid = open(context);
      const answer = { field: 'surnameAtBirth', value: 'Deshmukh', basis: 0, act: 'edited' as const };
      await context.reply('agent', (client) => client.saveAnswers({ body: { applicationUid, answers: [answer] } }));
      return applicationUid;
    }),
  completeApplication: async (context) => {
    const applicantUid = context.stage.ids.applicant;
    const body = { applicantUid, visaDetails: germanTrip };
    const { applicationUid } = await context.reply('agent', (client) => client.draftApplication({ body }));
    const application = { docIds: [await readPassport(context)] };
    const changed = { query: { applicationUid }, body: { application } };
    await context.reply('agent', (client) => client.updateApplication(changed));
    const answers = Object.entries(germanAnswers).map(([field, value]) => ({
      field,
      value,
      basis: 0,
      act: 'edited' as const,
    }));
    await context.reply('agent', (client) => client.saveAnswers({ body: { applicationUid, answers } }));
    const query = { applicationUid };
    const { findings } = await context.reply('agent', (client) => client.getFindings({ query }));
    for (const { key } of findings.filter(isBlockingFinding)) {
      const accepted = { applicationUid, key, reason: 'It arrives by post' };
      await context.stage.clientOf('agent').acceptFinding({ body: accepted });
    }
    return applicationUid;
  },
  findingKey: async (context) => {
    const query = { applicationUid: open(context) };
    const { findings } = await context.reply('agent', (client) => client.getFindings({ query }));
    return (findings.find((each) => each.severity === 'warning') ?? findings[0])?.key ?? 'none';
  },
  handoff: ({ stage }) => stage.ids.handoff,
  handoffCode: async (context) => {
    const body = { applicantUid: context.stage.ids.applicant, applicationUid: open(context) };
    return (await context.reply('agent', (client) => client.createHandoff({ body }))).code;
  },
  package: ({ stage }) => stage.ids.package,
  packageTicket: async (context) => {
    const body = { packageUid: context.stage.ids.package };
    return ticketIn((await context.reply('agent', (client) => client.packageTicket({ body }))).url);
  },
  openQuote: quoted,
  quote: async (context) => {
    const quoteUid = await quoted(context);
    await context.reply('agent', (client) => client.acceptQuote({ body: { quoteUid } }));
    return quoteUid;
  },
  invoice: ({ stage }) => stage.ids.invoice,
  retainedInvoice: async ({ stage }) => {
    await stage.owner.run(sql`alter table billing_document disable trigger user`); // issued documents do not change
    await stage.owner.run(sql`
      update billing_document set application_uid = null where billing_uid = ${stage.ids.invoice}`);
    await stage.owner.run(sql`alter table billing_document enable trigger user`);
    return stage.ids.invoice;
  },
};

export const ticketIn = (url: string): string => new URL(url, 'http://127.0.0.1').searchParams.get('ticket')!;

import { createClient } from '@visawright/client';

// Starts an application for a new traveller and adds a document to it.
export async function startWithDocuments(origin: string, apiKey: string, passport: Uint8Array<ArrayBuffer>) {
  const client = createClient({ origin, apiKey });

  const traveller = await client.createApplicant({ body: { firstName: 'Nikhil', lastName: 'Kulkarni' } });
  if (!traveller.ok) throw new Error(traveller.error.message);
  const { applicantUid } = traveller.reply;

  const application = await client.draftApplication({
    body: {
      applicantUid,
      visaDetails: {
        fromDate: '10/03/2027',
        toDate: '20/03/2027',
        visaFrom: 'India',
        visaTo: 'France',
        nationality: 'India',
        visaCategory: 'Tourism',
        visaType: 'Short stay',
      },
    },
  });
  if (!application.ok) throw new Error(application.error.message);
  const { applicationUid, reference } = application.reply;

  const upload = await client.processDocsSocket({
    body: { applicantUid, applicationUid },
    files: [{ name: 'passport.jpg', content: passport }],
  });
  if (upload.ok) return `${reference} was started with its document`;
  if (upload.error.code === 'consent.missing') return `${reference} was started; the traveller has to agree first`;
  throw new Error(upload.error.message);
}

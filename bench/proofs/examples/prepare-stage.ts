import { createContext } from './context.ts';
import { sampleFiles } from './sample-files.ts';
import type { Stage } from './stage.ts';

const seller = {
  legalName: 'Meridian Visas Private Limited',
  address: '4 Station Road, Pune 411001',
  state: '27' as const,
  gstin: null,
  paymentNote: '',
  isShared: true,
};
const fee = {
  kind: 'service',
  label: 'Preparation of the application',
  visaType: null,
  amount: 250_000,
  currency: 'INR',
  per: 'traveller',
  ageFrom: null,
  ageUnder: null,
  gstRate: 0,
  taxCode: '',
} as const;

const form = { title: 'Visa application form', source: 'https://www.mofa.go.jp/form.pdf', editionOn: '2026-06-01' };

// What all examples find: an agreement of the traveller, an address, prices, sign-up for travellers, an uploaded form.
export async function prepareStage(stage: Stage): Promise<void> {
  const { reply } = createContext(stage);
  const { applicant, document } = stage.ids;
  const own = stage.world.people.applicant.applicant!;
  const consent = { purpose: 'readDocuments', version: 1, language: 'en' } as const;
  const home = { street: '4 Hill Road', city: 'Pune', postcode: '411004' };
  const rules = { selfSignUp: true };
  await reply('agent', (client) => client.giveConsent({ body: { applicantUid: applicant, ...consent } }));
  await reply('applicant', (client) => client.giveConsent({ body: { applicantUid: own, ...consent } }));
  await reply('agent', (client) => client.updateApplicant({ query: { applicantUid: applicant }, body: home }));
  await reply('agent', (client) => client.markPrimary({ body: { applicantUid: applicant, docId: document } }));
  await reply('agency', (client) => client.saveSeller({ body: { seller, version: 1 } }));
  await reply('agency', (client) => client.savePriceList({ body: { formId: 'france', version: 0, lines: [fee] } }));
  await reply('admin', (client) => client.saveRealmSettings({ body: { displayName: 'Sunrise Travels', rules } }));
  const files = [{ name: 'visa-form.pdf', content: await sampleFiles['visa-form.pdf']() }];
  const uploaded = await reply('admin', (client) => client.uploadBlank({ body: { formId: 'japan', ...form }, files }));
  stage.blank = uploaded.blankUid;
  stage.forget();
}

import { randomUUID } from 'node:crypto';
import type { Application, VisaDetails } from '@visawright/contract/application.ts';
import type { AnswerValue } from '@visawright/contract/form-state.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql } from '../access/db.ts';
import { s3ObjectStore } from '../adapters/object-store.ts';
import { draftApplication } from '../applications/draft-application.ts';
import { updateApplication } from '../applications/update-application.ts';
import { readConfig } from '../config.ts';
import { recommend } from '../documents/recommend.ts';
import { getForm } from '../forms/get-form.ts';
import { saveAnswers } from '../forms/save-answers.ts';
import { paperVault } from '../vault/papers.ts';
import { testDatabase } from './database.ts';
import { germanTrip } from './drafts.ts';
import { openHouse, type House } from './house.ts';
import { plantPaper, type Paper } from './papers.ts';
import { plantReading } from './readings.ts';

export const passportRead = {
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
} as const;

// Every question the German form asks an adult tourist who works, beside what the passport says.
export const germanAnswers: Readonly<Record<string, AnswerValue>> = {
  surname: 'Rao',
  givenNames: 'Asha',
  dateOfBirth: '1990-05-04',
  placeOfBirth: 'Pune',
  countryOfBirth: 'India',
  nationality: 'India',
  sex: 'Female',
  maritalStatus: 'Single',
  passportType: 'Ordinary passport',
  passportNumber: 'K1234567',
  passportIssueDate: '2021-05-05',
  passportExpiryDate: '2031-05-04',
  passportIssuingCountry: 'India',
  isEuFamilyMember: 'No',
  homeAddress: '4 Lake Road, Pune 411001',
  email: 'asha@travel.test',
  mobilePhone: '+91 98 1234 5678',
  residesOutsideNationality: 'No',
  occupation: 'Accountant',
  employerName: 'Meridian Mills',
  employerAddress: '1 Mill Road, Pune 411002',
  employerPhone: '+91 20 1234 5678',
  journeyPurposes: ['Tourism'],
  mainDestination: 'Germany',
  firstEntryCountry: 'Germany',
  numberOfEntries: 'Single entry',
  arrivalDate: '2027-03-10',
  departureDate: '2027-03-20',
  fingerprintsBefore: 'No',
  accommodationName: 'Hotel am Markt',
  accommodationAddress: 'Markt 1, 10115 Berlin',
  costCoveredBy: 'Myself',
  ownMeans: ['Cash'],
  filledByOther: 'No',
  feeNotRefundable: 'Yes',
  dataConsent: 'Yes',
  applicationPlace: 'Pune',
  applicationDate: '2026-11-15',
  declarationAccepted: 'Yes',
};

// A direct traveller and an agency's own, each able to begin a German form with a passport that was read.
export async function openForms(house: House) {
  const store = s3ObjectStore(readConfig());
  const papers = paperVault(store, house.keys);
  const agencyUid = await house.agency();
  const agent = await house.person('agent', agencyUid);
  const agency = await house.person('agency', agencyUid);
  const reviewer = await house.person('reviewer', agencyUid);

  const passport = async (
    applicantUid: string,
    values: Parameters<typeof plantReading>[4] = passportRead,
  ): Promise<Paper> => {
    const original = Buffer.from(`%PDF ${randomUUID()}`);
    const paper = await plantPaper(house.db, house.keys, papers, { applicantUid, original });
    await plantReading(house.db, house.keys, applicantUid, paper, values);
    await house.owner.run(sql`
      update document set belonging = 'own' where realm_id = ${house.realmId} and document_uid = ${paper.docId}`);
    await recommend(house.db, house.keys, applicantUid, 'Passport');
    return paper;
  };
  const begin = async (
    actor: Actor,
    applicantUid: string,
    docIds: readonly string[],
    details: Partial<VisaDetails> = {},
  ): Promise<Application> => {
    const visaDetails = { ...germanTrip, ...details };
    const { applicationUid } = await draftApplication(house.db, actor, { applicantUid, visaDetails });
    return updateApplication(house.db, actor, applicationUid, { docIds: [...docIds] });
  };
  return {
    agencyUid,
    agent,
    agency,
    reviewer,
    passport,
    begin,
    direct: () => house.traveller({ agencyUid, type: 'D2C' }),
    form: (actor: Actor, applicationUid: string) => getForm(house.db, house.keys, actor, applicationUid),
    // Written as the person sees it now.
    async write(actor: Actor, applicationUid: string, values: Readonly<Record<string, AnswerValue | null>>) {
      const { answers } = await getForm(house.db, house.keys, actor, applicationUid);
      const sent = Object.entries(values).map(([field, value]) => ({
        field,
        value,
        basis: answers[field]?.version ?? 0,
        act: 'edited' as const,
      }));
      return saveAnswers(house.db, house.keys, actor, { applicationUid, answers: sent });
    },
    close: () => store.close(),
  };
}
export type OpenForms = Awaited<ReturnType<typeof openForms>>;

// A house of its own with forms in it, and the way to leave it.
export async function openFormHouse() {
  const database = await testDatabase();
  const house = await openHouse(database);
  const here = await openForms(house);
  const close = async () => {
    here.close();
    await house.close();
    await database.drop();
  };
  return { database, house, here, close };
}

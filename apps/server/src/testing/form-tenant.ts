import { randomUUID } from 'node:crypto';
import type { Application, VisaDetails } from '@visawright/contract/applications/application.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { Actor } from '../platform/access/actor.types.ts';
import { sql } from '../platform/db/db.ts';
import { s3ObjectStore } from '../platform/storage/object-store.ts';
import { draftApplication } from '../applications/lifecycle/draft-application.ts';
import { updateApplication } from '../applications/records/update-application.ts';
import { readConfig } from '../platform/config/config.ts';
import { recommendDocument } from '../documents/records/recommend-document.ts';
import { getForm } from '../forms/answers/get-form.ts';
import { saveAnswers } from '../forms/answers/save-answers.ts';
import { createSealedObjectStore } from '../platform/storage/sealed-objects.ts';
import { createTestDatabase } from './test-database.ts';
import { germanTrip } from './test-agency.ts';
import { createTestTenant, type TestTenant } from './test-tenant.ts';
import { insertTestDocument, type TestDocument } from './test-documents.ts';
import { insertReading } from './insert-reading.ts';

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

// A direct traveller and an agency's traveller, each able to start a German form with a passport that has been read.
async function openForms(tenant: TestTenant) {
  const store = s3ObjectStore(readConfig());
  const sealedObjects = createSealedObjectStore(store, tenant.keys);
  const agencyUid = await tenant.agency();
  const agent = await tenant.person('agent', agencyUid);
  const agency = await tenant.person('agency', agencyUid);
  const reviewer = await tenant.person('reviewer', agencyUid);

  const passport = async (
    applicantUid: string,
    values: Parameters<typeof insertReading>[4] = passportRead,
  ): Promise<TestDocument> => {
    const original = Buffer.from(`%PDF ${randomUUID()}`);
    const document = await insertTestDocument(tenant.db, tenant.keys, sealedObjects, { applicantUid, original });
    await insertReading(tenant.db, tenant.keys, applicantUid, document, values);
    await tenant.owner.run(sql`
      update document set belonging = 'own' where realm_id = ${tenant.realmId} and document_uid = ${document.docId}`);
    await recommendDocument(tenant.db, tenant.keys, applicantUid, 'Passport');
    return document;
  };
  const begin = async (
    actor: Actor,
    applicantUid: string,
    docIds: readonly string[],
    details: Partial<VisaDetails> = {},
  ): Promise<Application> => {
    const visaDetails = { ...germanTrip, ...details };
    const { applicationUid } = await draftApplication(tenant.db, actor, { applicantUid, visaDetails });
    return updateApplication(tenant.db, actor, applicationUid, { docIds: [...docIds] });
  };
  return {
    agencyUid,
    agent,
    agency,
    reviewer,
    passport,
    begin,
    direct: () => tenant.traveller({ agencyUid, type: 'D2C' }),
    form: (actor: Actor, applicationUid: string) => getForm(tenant.db, tenant.keys, actor, applicationUid),
    // Saved against the version the person currently sees.
    async write(actor: Actor, applicationUid: string, values: Readonly<Record<string, AnswerValue | null>>) {
      const { answers } = await getForm(tenant.db, tenant.keys, actor, applicationUid);
      const sent = Object.entries(values).map(([field, value]) => ({
        field,
        value,
        basis: answers[field]?.version ?? 0,
        act: 'edited' as const,
      }));
      return saveAnswers(tenant.db, tenant.keys, actor, { applicationUid, answers: sent });
    },
    close: () => store.close(),
  };
}

// A separate tenant with forms, and a way to close it.
export async function createFormTenant() {
  const database = await createTestDatabase();
  const tenant = await createTestTenant(database);
  const here = await openForms(tenant);
  const close = async () => {
    here.close();
    await tenant.close();
    await database.drop();
  };
  return { database, tenant, here, close };
}

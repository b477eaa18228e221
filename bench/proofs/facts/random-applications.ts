import type { Client } from 'pg';
import type { Application } from '@visawright/contract/applications/application.ts';
import { statuses, type Status } from '@visawright/contract/applications/application-status.ts';
import { daysLater, utcDay } from '@visawright/contract/dates/days.ts';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { documentStates } from '@visawright/contract/documents/document-facts.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { kindsByCategory } from '@visawright/forms/documents/kinds-by-category.ts';
import { uidOf } from '../model/realms.ts';
import type { Caller } from './callers.ts';
import type { Random } from './random.ts';

const realm = 0;
const realmId = uidOf(realm, 'realm');
const stored = (day: string) => day.split('-').toReversed().join('/');

// An application of a random traveller: destination, purpose, dates, situations, documents in every state, answers, status and age.
export async function insertRandomApplication(
  at: number,
  { admin, call, random }: { admin: Client; call: Caller; random: Random },
): Promise<string> {
  const [applicant, traveller] = [uidOf(realm, `applicant ${at}`), uidOf(realm, `account ${at}`)];
  await admin.query(
    `insert into person (realm_id, person_uid, kc_sub, role, first_name, last_name, email, joined_at)
     values ($1, $2, $3, 'applicant', 'Asha', $4, $5, now())`,
    [realmId, traveller, uidOf(realm, `sub of account ${at}`), `Rao ${at}`, `asha${at}@facts.test`],
  );
  await admin.query(
    `insert into applicant (realm_id, applicant_uid, agency_uid, agent_uid, person_uid, type, first_name, last_name)
     values ($1, $2, $3, $4, $5, 'B2B', 'Asha', $6)`,
    [realmId, applicant, uidOf(realm, 'company'), uidOf(realm, 'agent'), traveller, `Rao ${at}`],
  );
  const destination = random.one(destinations);
  const group = random.one(visaGroups.filter((each) => destination.visaTypes.some((type) => type.group === each)));
  const from = daysLater(utcDay(Date.now()), random.whole(2, 240));
  const visaDetails = {
    fromDate: stored(from),
    toDate: stored(daysLater(from, random.whole(0, 60))),
    visaFrom: 'India',
    visaTo: destination.country,
    nationality: 'India',
    visaCategory: group,
    visaType: random.one(destination.visaTypes.filter((type) => type.group === group)).name,
  };
  const { applicationUid } = await call<Application>('agent', 'draftApplication', {
    body: { applicantUid: applicant, agentId: uidOf(realm, 'agent'), visaDetails },
  });
  const { required } = checklistFor(await loadForm(destination.id), group);
  const conditions = [...new Set(required.map((item) => conditionFor(item, group)).filter((each) => each !== null))];
  const situations = conditions.filter(() => random.chance(0.3));
  const docIds = await insertDocuments(at, applicant, required, { admin, random });
  if (situations.length + docIds.length > 0)
    await call('agent', 'updateApplication', {
      query: { applicationUid },
      body: { application: { ...(docIds.length > 0 ? { docIds } : {}), situations } },
    });
  if (docIds.length > 0) await insertProgress(applicationUid, { admin, call, random });
  return applicationUid;
}

// Mostly documents the checklist asks for; some of any kind, of unknown kind, still being read, refused, or of another traveller.
async function insertDocuments(
  at: number,
  applicant: string,
  required: readonly { readonly category: keyof typeof kindsByCategory }[],
  { admin, random }: { admin: Client; random: Random },
): Promise<string[]> {
  const categories = Object.keys(kindsByCategory) as (keyof typeof kindsByCategory)[];
  const count = random.chance(0.15) ? 0 : random.whole(1, required.length + 3);
  const docIds: string[] = [];
  for (let n = 0; n < count; n++) {
    const docId = uidOf(realm, `document ${n} of ${at}`);
    const category = random.chance(0.85) ? random.one(required).category : random.one(categories);
    const kinds = kindsByCategory[category];
    const state = random.chance(0.8) ? 'checked' : random.one(documentStates);
    const isSorted = !['uploaded', 'scanned', 'rendered', 'read', 'rejected'].includes(state);
    const kind = !isSorted || kinds.length === 0 || random.chance(0.1) ? null : random.one(kinds);
    const belonging = random.chance(0.85) ? 'own' : random.one(['other', 'unclear']);
    await admin.query(
      `insert into document (realm_id, document_uid, applicant_uid, category, kind, state, belonging, category_outcome, retake, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        realmId,
        docId,
        applicant,
        category,
        kind,
        state,
        belonging,
        random.chance(0.9) ? 'accept' : 'confirm',
        random.chance(0.1) ? ['blur'] : [],
        state === 'rejected' ? 'damaged' : null,
      ],
    );
    docIds.push(docId);
  }
  return docIds;
}

// Some have answers, some a birth date that shows or hides a section; the status and its age are set past the life cycle's own checks.
async function insertProgress(
  applicationUid: string,
  { admin, call, random }: { admin: Client; call: Caller; random: Random },
): Promise<void> {
  if (random.chance(0.5)) {
    const born = random.one(['1991-04-02', '2015-06-30']);
    const answers = [{ field: 'dateOfBirth', value: born, basis: 0, act: 'edited' }];
    await call('agent', 'saveAnswers', { body: { applicationUid, answers } });
  }
  if (random.chance(0.3))
    await call('agent', 'sendForReview', {
      query: { applicationUid },
      body: { reviewerUids: [uidOf(realm, 'reviewer')], reason: 'The rest follows.' },
    });
  const status: Status = random.chance(0.5) ? 'initiated' : random.one(statuses.slice(1));
  await admin.query('alter table application disable trigger user');
  await admin.query(
    `update application set status = $2, status_since = now() - $3 * interval '1 minute' where application_uid = $1`,
    [applicationUid, status, random.whole(0, 20_000)],
  );
  await admin.query('alter table application enable trigger user');
}

import { randomBytes, randomUUID } from 'node:crypto';
import { reasonPlaces, sealChangeReason, sealDetails, sealReason } from '@visawright/server/product.ts';
import { newApplicantKey, hashPassportNumber, type ApplicantKey } from '@visawright/server/tools.ts';
import type { Company } from './insert-people.ts';
import { insertBilling } from './insert-billing.ts';
import { insertWebhook } from './insert-webhook.ts';
import { insertPartnerLink } from './insert-partner-link.ts';
import { insertHandoff } from './insert-handoff.ts';
import { insertPackage } from './insert-package.ts';
import { insertReceipt } from './insert-receipt.ts';
import { insertDocument } from './insert-document.ts';
import type { Inserter } from './inserter.ts';
import type { InsertedRecord, Side } from '../world.types.ts';

export interface SideOrder {
  readonly company: Company;
  readonly agent?: string; // the agent of the traveller and the applications
  readonly person?: string; // the traveller's own account
  readonly type: 'B2B' | 'D2C';
  readonly by: string; // author of the history and the notes
  readonly reviewer: string;
}

interface RoundOf {
  readonly applicationUid: string;
  readonly round: number;
}

type Made = Pick<
  Side,
  | 'applicant'
  | 'passport'
  | 'application'
  | 'open'
  | 'ready'
  | 'package'
  | 'receipt'
  | 'quote'
  | 'invoice'
  | 'deleted'
  | 'trip'
  | 'document'
  | 'page'
  | 'photo'
  | 'visa'
  | 'request'
  | 'handoff'
  | 'endpoint'
  | 'delivery'
  | 'partnerLink'
>;

// A traveller with a companion, documents, a trip, and applications in the states that the calls need.
export async function insertSide(to: Inserter, order: SideOrder): Promise<Made> {
  const { company, agent, by, reviewer } = order;
  const passport = `Z${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '7')}`;
  const { traveller, note, key } = await insertTraveller(to, order, passport);
  await insertTraveller(to, { ...order, person: undefined }, `Y${passport.slice(1)}`, traveller.uid);
  const whose = { agency: company.agency, agent: agent ?? null, applicants: [traveller.uid] };
  const trip = to.insertRow('trip', whose);
  await to.insert('trip', { trip_uid: trip.uid, agency_uid: company.agency });
  const visibleTo = { ...whose, reviewers: [reviewer] };
  const document = await insertDocument(to, key, traveller.uid, visibleTo);
  const photo = await insertDocument(to, key, traveller.uid, visibleTo, {
    category: 'Photo',
    kind: 'Applicant photo',
    ...(to.canCutPhotos ? { values: { faceCount: '1', headHeightPercent: '50', eyeLine: '60' } } : {}),
  });
  const visa = await insertDocument(to, key, traveller.uid, visibleTo, {
    category: 'Proof of Status',
    kind: 'Previous or current visa',
    values: { visaNumber: passport, validFrom: '2027-03-01', validUntil: '2027-04-30', entries: '1' },
  });

  const words = new Map<string, string>();
  const application = async (facts: Record<string, unknown>, reviewers: readonly string[] = []): Promise<string> => {
    const { uid, word } = to.insertRow('application', { ...whose, reviewers });
    const about = { application_uid: uid };
    await to.insert('application', {
      ...about,
      reference: `A-${word.toUpperCase()}`,
      applicant_uid: traveller.uid,
      agency_uid: company.agency,
      agent_uid: agent,
      visa_from: 'India',
      visa_to: 'France',
      nationality: 'India',
      visa_category: 'Tourism',
      visa_type: 'Short stay',
      travel_from: '2027-03-10',
      travel_to: '2027-03-20',
      form_id: 'france',
      form_version: 1,
      lodged_reference: word,
      ...facts,
    });
    const attached = { document_uid: document.document, applicant_uid: traveller.uid, position: 1 };
    await to.insert('application_document', { ...about, ...attached });
    const noteUid = randomUUID();
    await to.insert('application_note', { ...about, note_uid: noteUid, person_uid: by, body: note(noteUid, word) });
    const changeUid = randomUUID();
    const reason = { change_uid: changeUid, sealed_reason: sealChangeReason(key, changeUid, `Because ${word}`) };
    await to.insert('change_log', { ...about, ...reason, person_uid: by, kind: 'created', became: word });
    words.set(uid, word);
    return uid;
  };
  const reviewed = await application(
    { status: 'initiated', review: 'requested', review_round: 2, trip_uid: trip.uid },
    [reviewer],
  );
  const granted = { application_uid: reviewed, document_uid: visa.document };
  await to.insert('visa_grant', { ...granted, set_by: by });
  await insertReview(to, key, { applicationUid: reviewed, reviewer, by, word: words.get(reviewed)! });
  const ready = await application({ status: 'package-ready' });
  const built = { applicant: traveller.uid, application: ready, document: document.document };
  const open = await application({ status: 'initiated' });
  return {
    applicant: traveller.uid,
    passport,
    application: reviewed,
    open,
    ...(await insertWebhook(to, company, by, { uid: open, word: words.get(open)! })),
    partnerLink: await insertPartnerLink(to, company, by),
    ready,
    package: await insertPackage(to, key, built, whose),
    receipt: await insertReceipt(to, key, { applicant: traveller.uid, application: ready, by }, whose),
    ...(await insertBilling(to, { agency: company.agency, applicant: traveller.uid, application: ready, by }, whose)),
    // In the future, so that the period for restoring it does not end while the proof runs.
    deleted: await application({ status: 'initiated', deleted_at: new Date(Date.now() + 86_400_000), deleted_by: by }),
    trip: trip.uid,
    ...document,
    photo: photo.document,
    visa: visa.document,
    request: await insertRequest(to, company, by),
    handoff: await insertHandoff(to, order, traveller.uid),
  };
}

interface ReviewOrder {
  readonly applicationUid: string;
  readonly reviewer: string;
  readonly by: string;
  readonly word: string;
}

// Returned in the first round, with a reply sent again, and waiting in the second.
async function insertReview(to: Inserter, key: ApplicantKey, order: ReviewOrder): Promise<void> {
  const { applicationUid, reviewer, by, word } = order;
  const [first, second] = [1, 2].map((round) => ({ applicationUid, round })) as [RoundOf, RoundOf];
  const task = { application_uid: applicationUid, reviewer_uid: reviewer, requested_by: by };
  const section = { application_uid: applicationUid, section: 'identity' };
  const decided = { verdict: 'returned', decided_at: new Date(Date.now() - 86_400_000) };
  const note = sealReason(key, reasonPlaces.note(first, reviewer), `Note ${word}`);
  await to.insert('review_task', { ...task, round: 1, ...decided, note });
  const reason = sealReason(key, reasonPlaces.section(first, reviewer, 'identity'), `Unclear ${word}`);
  await to.insert('review_section', { ...section, round: 1, reviewer_uid: reviewer, verdict: 'returned', reason });
  const body = sealReason(key, reasonPlaces.reply(second, 'identity'), `Clear ${word}`);
  await to.insert('review_reply', { ...section, round: 2, person_uid: by, body });
  const request = sealReason(key, reasonPlaces.request(second), `The rest follows ${word}`);
  await to.insert('review_task', { ...task, round: 2, request_reason: request });
}

async function insertTraveller(
  to: Inserter,
  { company, agent, person, type, reviewer }: Omit<SideOrder, 'person'> & { person?: string | undefined },
  passport: string,
  addedBy?: string,
): Promise<{ traveller: InsertedRecord; key: ApplicantKey; note: (noteUid: string, text: string) => Buffer }> {
  const uid = randomUUID();
  const applicants = addedBy === undefined ? [uid] : [uid, addedBy];
  const reviewers = addedBy === undefined ? [reviewer] : []; // only the first traveller's applications were sent for review
  const traveller = to.insertRow('applicant', {
    uid,
    agency: company.agency,
    agent: agent ?? null,
    applicants,
    reviewers,
  });
  const { wrapped, key } = newApplicantKey(to.realmKeys, uid);
  await to.insert('applicant', {
    applicant_uid: uid,
    agency_uid: company.agency,
    agent_uid: agent,
    person_uid: person,
    added_by: addedBy,
    type,
    first_name: traveller.word,
    last_name: 'Traveller',
    email: `${traveller.word.toLowerCase()}@travel.test`,
    wrapped_key: wrapped,
    details: sealDetails(key, { passportNumber: passport, birthDate: '1990-01-01', phone: '+91 20 2614 5591' }),
  });
  await to.insert('passport_index', { blind: hashPassportNumber(to.keys, to.realmId, passport), applicant_uid: uid });
  return { traveller, key, note: (noteUid, text) => key.sealFor(`note/${noteUid}`, text) };
}

// An agency can have one pending request, so two sides of one agency share it.
async function insertRequest(to: Inserter, { agency, distributor }: Company, by: string): Promise<string> {
  const known = to.inserted.find((each) => each.kind === 'request' && each.agency === agency);
  if (known) return known.uid;
  const { uid, word } = to.insertRow('request', { agency, distributor });
  const row = { request_uid: uid, agency_uid: agency, type: 'EXTENSION', people: 3, reason: word, requested_by: by };
  await to.insert('request', row);
  return uid;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { sealDetails } from '../../../apps/server/src/applicants/details.ts';
import { newApplicantKey, type ApplicantKey } from '../../../apps/server/src/vault/applicant-key.ts';
import { blindOf } from '../../../apps/server/src/vault/passport.ts';
import type { Company } from './plant-people.ts';
import { plantHandoff } from './plant-handoff.ts';
import { plantPackage } from './plant-package.ts';
import { plantPaper } from './plant-paper.ts';
import type { Planter } from './planter.ts';
import type { Planted, Side } from './world.types.ts';

export interface SideOrder {
  readonly company: Company;
  readonly agent?: string; // whose the traveller and the applications are
  readonly person?: string; // the traveller's own account
  readonly type: 'B2B' | 'D2C';
  readonly by: string; // who wrote the history and the notes
  readonly reviewer: string;
}

type Made = Pick<
  Side,
  | 'applicant'
  | 'passport'
  | 'application'
  | 'open'
  | 'ready'
  | 'package'
  | 'deleted'
  | 'trip'
  | 'document'
  | 'page'
  | 'photo'
  | 'visa'
  | 'request'
  | 'handoff'
>;

// A traveller with a companion, a paper, a trip and applications in the states that calls need.
export async function plantSide(to: Planter, order: SideOrder): Promise<Made> {
  const { company, agent, by, reviewer } = order;
  const passport = `Z${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '7')}`;
  const { traveller, note, key } = await plantTraveller(to, order, passport);
  await plantTraveller(to, { ...order, person: undefined }, `Y${passport.slice(1)}`, traveller.uid);
  const whose = { agency: company.agency, agent: agent ?? null, applicants: [traveller.uid] };
  const trip = to.plant('trip', whose);
  await to.insert('trip', { trip_uid: trip.uid, agency_uid: company.agency });
  const seen = { ...whose, reviewers: [reviewer] };
  const paper = await plantPaper(to, key, traveller.uid, seen);
  const photo = await plantPaper(to, key, traveller.uid, seen, { category: 'Photo', kind: 'Applicant photo' });
  const visa = await plantPaper(to, key, traveller.uid, seen, {
    category: 'Proof of Status',
    kind: 'Previous or current visa',
    values: { visaNumber: passport, validFrom: '2027-03-01', validUntil: '2027-04-30', entries: '1' },
  });

  const application = async (facts: Record<string, unknown>, reviewers: readonly string[] = []): Promise<string> => {
    const { uid, word } = to.plant('application', { ...whose, reviewers });
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
    const attached = { document_uid: paper.document, applicant_uid: traveller.uid, position: 1 };
    await to.insert('application_document', { ...about, ...attached });
    const noteUid = randomUUID();
    await to.insert('application_note', { ...about, note_uid: noteUid, person_uid: by, body: note(noteUid, word) });
    await to.insert('change_log', { ...about, person_uid: by, kind: 'created', became: word });
    return uid;
  };
  const reviewed = await application(
    { status: 'initiated', review: 'requested', review_round: 1, trip_uid: trip.uid },
    [reviewer],
  );
  const granted = { application_uid: reviewed, document_uid: visa.document };
  await to.insert('visa_grant', { ...granted, set_by: by });
  await to.insert('review_task', { application_uid: reviewed, round: 1, reviewer_uid: reviewer, requested_by: by });
  const ready = await application({ status: 'package-ready' });
  const built = { applicant: traveller.uid, application: ready, document: paper.document };
  return {
    applicant: traveller.uid,
    passport,
    application: reviewed,
    open: await application({ status: 'initiated' }),
    ready,
    package: await plantPackage(to, key, built, whose),
    // In the future, so that the moment for undoing it does not pass while the proof runs.
    deleted: await application({ status: 'initiated', deleted_at: new Date(Date.now() + 86_400_000), deleted_by: by }),
    trip: trip.uid,
    ...paper,
    photo: photo.document,
    visa: visa.document,
    request: await requestOf(to, company, by),
    handoff: await plantHandoff(to, order, traveller.uid),
  };
}

async function plantTraveller(
  to: Planter,
  { company, agent, person, type, reviewer }: Omit<SideOrder, 'person'> & { person?: string | undefined },
  passport: string,
  addedBy?: string,
): Promise<{ traveller: Planted; key: ApplicantKey; note: (noteUid: string, text: string) => Buffer }> {
  const uid = randomUUID();
  const applicants = addedBy === undefined ? [uid] : [uid, addedBy];
  const reviewers = addedBy === undefined ? [reviewer] : []; // whose applications were sent for review
  const traveller = to.plant('applicant', { uid, agency: company.agency, agent: agent ?? null, applicants, reviewers });
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
    email: `${traveller.word}@travel.test`,
    wrapped_key: wrapped,
    details: sealDetails(key, { passportNumber: passport, birthDate: '1990-01-01', phone: '+91 20 000000' }),
  });
  await to.insert('passport_index', { blind: blindOf(to.keys, to.realmId, passport), applicant_uid: uid });
  return { traveller, key, note: (noteUid, text) => key.sealFor(`note/${noteUid}`, text) };
}

// One waits at a time: two sides of one agency share it.
async function requestOf(to: Planter, { agency, distributor }: Company, by: string): Promise<string> {
  const known = to.planted.find((each) => each.kind === 'request' && each.agency === agency);
  if (known) return known.uid;
  const { uid, word } = to.plant('request', { agency, distributor });
  const row = { request_uid: uid, agency_uid: agency, type: 'EXTENSION', people: 3, reason: word, requested_by: by };
  await to.insert('request', row);
  return uid;
}

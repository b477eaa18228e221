import { randomBytes, randomUUID } from 'node:crypto';
import { germanTrip, insertPackage, insertReading, insertTestDocument } from '@visawright/server/testing.ts';
import {
  ensurePerson,
  loadApplicantKey,
  sql,
  type ApplicantKey,
  type Db,
  type KeyStore,
  type Operator,
  type SealedObjectStore,
} from '@visawright/server/tools.ts';
import { reasonPlaces, sealAnswerAct, sealChangeReason, sealDetails, sealReason } from '@visawright/server/product.ts';

export interface PlantedPerson {
  readonly applicantUid: string;
  readonly personUid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly plain: readonly string[]; // stored in plain text: a dump must contain them before the erasure
  readonly sealed: readonly string[]; // under the person's key: no dump may contain them, before or after
}

export interface Ground {
  readonly operator: Operator;
  readonly owner: Db;
  readonly path: string;
  readonly keys: KeyStore;
  readonly sealedObjects: SealedObjectStore;
  readonly agencyUid: string;
  readonly agentUid: string;
  readonly reviewerUid: string;
}

const password = 'Test-Pass-2026!';

// A word that occurs nowhere else, of letters only, so that it is one search word.
const uniqueWord = (about: string): string =>
  about + [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

// A traveller with an account at the identity provider and a complete file: 30 values that occur nowhere else.
export async function plantPerson(ground: Ground, n: number): Promise<PlantedPerson> {
  const { operator, owner, path, keys, sealedObjects, agencyUid, agentUid, reviewerUid } = ground;
  const { realmId } = owner;
  const word = (about: string) => uniqueWord(about);
  const [first, last, country, device, preference] = [
    word('First'),
    word('Last'),
    word('Land'),
    word('Device'),
    word('Pref'),
  ];
  const email = `${word('mail')}@${path}.test`;
  const { personUid } = await ensurePerson(operator, owner, path, {
    email,
    firstName: first,
    lastName: last,
    role: 'applicant',
    password,
    mustChange: false,
    country,
    applicant: { type: n % 2 === 0 ? 'D2C' : 'B2B', agencyUid, agentUid },
  });
  const { applicantUid } = await owner.get<{ applicantUid: string }>(sql`
    select applicant_uid as "applicantUid" from applicant where realm_id = ${realmId} and person_uid = ${personUid}`);
  await owner.run(sql`
    update person set preferences = jsonb_build_object('note', ${preference}::text)
    where realm_id = ${realmId} and person_uid = ${personUid}`);
  await owner.run(sql`
    insert into session (realm_id, session_uid, person_uid, rotated_at, kc_session, kc_refresh, access_token, access_expires_at,
      created_at, expires_at, device)
    values (${realmId}, gen_random_uuid(), ${personUid}, now(), ${word('s')}, 'x', 'x', now(), now(),
      now() + interval '1 day', ${device})`);

  // Under the person's key: identity, files, what was read, answers, notes.
  const key = await loadApplicantKey(owner, keys, applicantUid);
  const [passport, phone, street, city] = [word('PP'), word('Phone'), word('Street'), word('City')];
  const details = sealDetails(key, { passportNumber: passport, birthDate: '1990-01-01', phone, street, city });
  await owner.run(sql`
    update applicant set details = ${details}, email = ${email}, version = version + 1
    where realm_id = ${realmId} and applicant_uid = ${applicantUid}`);
  await owner.run(sql`
    insert into passport_index (realm_id, blind, applicant_uid)
    values (${realmId}, ${randomBytes(32)}, ${applicantUid})`);
  const [original, fileName, surname, birthPlace] = [word('Original'), word('File'), word('Read'), word('Place')];
  const document = await insertTestDocument(owner, keys, sealedObjects, {
    applicantUid,
    name: `${fileName}.pdf`,
    original: Buffer.from(`%PDF-1.7 ${original}`),
  });
  await insertReading(owner, keys, applicantUid, document, { surname, placeOfBirth: birthPlace });
  // A second version of one object: the store keeps the first.
  await sealedObjects.put(owner, applicantUid, document.objectKeys[0]!, Buffer.from(`%PDF-1.7 ${original}`));
  const value = word('Value');
  await owner.run(sql`
    insert into value_act (realm_id, document_uid, act_no, field, kind, person_uid, body)
    values (${realmId}, ${document.docId}, 1, 'surname', 'changed', ${personUid}, ${key.sealFor(`value/${document.docId}/1`, value)})`);

  // The application, its review and its messages.
  const [lodged, outcome, refusal] = [word('Lodged'), word('Outcome'), word('Refused')];
  const [answer, answerThen] = [word('Answer'), word('Then')];
  const { applicationUid } = await owner.get<{ applicationUid: string }>(sql`
    with t as (insert into trip (realm_id, agency_uid) values (${realmId}, ${agencyUid}) returning trip_uid)
    insert into application (realm_id, reference, trip_uid, applicant_uid, agency_uid, agent_uid, status, outcome, visa_from, visa_to,
      nationality, visa_category, visa_type, travel_from, travel_to, lodged_reference, outcome_on, outcome_reference)
    select ${realmId}, 'A-' || upper(substr(md5(${email}), 1, 8)), t.trip_uid, ${applicantUid}, ${agencyUid}, ${agentUid},
      'submitted', 'REJECTED', ${germanTrip.visaFrom}, ${germanTrip.visaTo}, 'India', 'Tourism', 'Short stay', current_date + 30,
      current_date + 40, ${lodged}, current_date, ${outcome}
    from t returning application_uid as "applicationUid"`);
  await owner.run(sql`
    update application set version = version + 1,
      outcome_reason = ${sealReason(key, reasonPlaces.outcome(applicationUid), refusal)}
    where realm_id = ${realmId} and application_uid = ${applicationUid}`);
  await owner.run(sql`
    insert into answer_act (realm_id, application_uid, act_no, field, act, person_uid, body)
    values (${realmId}, ${applicationUid}, 1, 'surname', 'edited', ${personUid},
      ${sealAnswerAct(key, applicationUid, 1, { value: answer, was: answerThen, source: null })})`);
  const [note, acceptance] = [word('Note'), word('Accept')];
  await owner.run(sql`
    insert into application_note (realm_id, application_uid, person_uid, body)
    values (${realmId}, ${applicationUid}, ${agentUid}, ${key.sealFor('note', note)})`);
  await owner.run(sql`
    insert into finding_acceptance (realm_id, application_uid, acceptance_no, key, person_uid, reason)
    values (${realmId}, ${applicationUid}, 1, 'rule', ${personUid}, ${key.sealFor('finding', acceptance)})`);
  const requested = ['Request', 'Approval', 'Note', 'Reply', 'Section'].map(word);
  const [changed, handedOver] = [word('Changed'), word('Handover')];
  await plantReview(ground, key, applicationUid, requested);
  const [moved, given] = [randomUUID(), randomUUID()];
  await owner.run(sql`
    insert into change_log (realm_id, change_uid, application_uid, applicant_uid, person_uid, kind, sealed_reason)
    values (${realmId}, ${moved}, ${applicationUid}, null, ${agentUid}, 'moved', ${sealChangeReason(key, moved, changed)}),
      (${realmId}, ${given}, null, ${applicantUid}, ${agentUid}, 'transferred', ${sealChangeReason(key, given, handedOver)})`);
  await owner.run(sql`
    insert into notification (realm_id, person_uid, kind, application_uid, caused_by)
    values (${realmId}, ${reviewerUid}, 'reviewReturned', ${applicationUid}, ${personUid})`);
  await owner.run(sql`
    insert into consent (realm_id, applicant_uid, purpose, version, language, consent_text, given_by)
    values (${realmId}, ${applicantUid}, 'readDocuments', 1, 'en', 'as shown', ${personUid})`);
  await owner.run(sql`
    insert into view_log (realm_id, person_uid, applicant_uid, document_uid, purpose)
    values (${realmId}, ${agentUid}, ${applicantUid}, ${document.docId}, 'page')`);
  const archive = word('Archive');
  const packageUid = await insertPackage(owner, applicationUid);
  const { objectKey } = await owner.get<{ objectKey: string }>(sql`
    select object_key as "objectKey" from package where realm_id = ${realmId} and package_uid = ${packageUid}`);
  await sealedObjects.put(owner, applicantUid, objectKey, Buffer.from(archive));

  const plain = [first, last, email, country, device, preference, lodged, outcome];
  const sealed = [passport, phone, street, city, original, fileName, surname, birthPlace, value, answer, answerThen];
  const reviewed = [...requested, changed, handedOver, refusal];
  return {
    applicantUid,
    personUid,
    email,
    password,
    name: `${first} ${last}`,
    plain,
    sealed: [...sealed, note, acceptance, archive, ...reviewed],
  };
}

async function plantReview(
  { owner, reviewerUid, agentUid }: Ground,
  key: ApplicantKey,
  applicationUid: string,
  [request, approval, note, reply, section]: readonly string[],
): Promise<void> {
  const { realmId } = owner;
  const round = { applicationUid, round: 1 };
  const seal = (place: string, text: string | undefined) => sealReason(key, place, text);
  await owner.run(sql`
    insert into review_task (realm_id, application_uid, round, reviewer_uid, requested_by, request_reason, approval_reason, note)
    values (${realmId}, ${applicationUid}, 1, ${reviewerUid}, ${agentUid}, ${seal(reasonPlaces.request(round), request)},
      ${seal(reasonPlaces.approval(round, reviewerUid), approval)}, ${seal(reasonPlaces.note(round, reviewerUid), note)})`);
  await owner.run(sql`
    insert into review_section (realm_id, application_uid, round, reviewer_uid, section, verdict, reason)
    values (${realmId}, ${applicationUid}, 1, ${reviewerUid}, 'personal', 'returned',
      ${seal(reasonPlaces.section(round, reviewerUid, 'personal'), section)})`);
  await owner.run(sql`
    insert into review_reply (realm_id, application_uid, round, section, person_uid, body)
    values (${realmId}, ${applicationUid}, 1, 'personal', ${agentUid},
      ${seal(reasonPlaces.reply(round, 'personal'), reply)})`);
}

import { randomBytes } from 'node:crypto';
import { insertCompany, insertPeople, type Company } from './inserts/insert-people.ts';
import { insertPacks } from './inserts/insert-packs.ts';
import { insertSide, type SideOrder } from './inserts/insert-side.ts';
import { createInserter, type InserterOptions } from './inserts/inserter.ts';
import type { PersonName, Side, SideName, World } from './world.types.ts';

// A realm with two parties of each kind: two distributors, each with an agency, two agents with their own cases in one of them, and two
// direct travellers.
export async function buildWorld(options: InserterOptions): Promise<World> {
  const to = createInserter(options);
  const companies = [await insertCompany(to), await insertCompany(to)] as const;
  const [one, two] = companies;
  const { rows } = await options.owner.query<{ agency: string; distributor: string }>(
    `select agency_uid as agency, distributor_uid as distributor from agency where type = 'SUPER_ADMIN'`,
  );
  const platformAgency: Company = rows[0]!;
  const people = await insertPeople(to, companies);
  const domain = to.insertRow('domain', { word: `${options.path}.example.org` });
  await to.insert('realm_domain_claim', { host: domain.word, proof: randomBytes(12).toString('hex') });
  const proposal = to.insertRow('proposal');
  const proposed = { target: 'germany', body: '{}', note: proposal.word, proposed_by: people.admin.uid };
  await to.insert('catalogue_proposal', { proposal_uid: proposal.uid, ...proposed });
  const factChange = to.insertRow('factChange');
  const change = { change_uid: factChange.uid, kind: 'edit', note: factChange.word, proposed_by: people.admin.uid };
  await to.insert('fact_change', change);
  await to.insert('fact_change_item', {
    change_uid: factChange.uid,
    form_id: 'germany',
    fact_key: 'passport:blankPages',
    value: '3',
    provenance: JSON.stringify({ source: null, confidence: 'low', checkedOn: null, checkedBy: 'a realm' }),
  });
  const blank = to.insertRow('blank');
  await to.insert('official_blank', {
    blank_uid: blank.uid,
    form_id: 'japan',
    title: blank.word,
    source: 'the official page',
    edition_on: '2026-06-01',
    file_name: 'form.pdf',
    file_sha256: randomBytes(32),
    byte_size: 1,
    object_prefix: `${options.realmId}/blank/${blank.uid}/`,
    wrapped_key: randomBytes(77),
    pages: '[]',
    words: '[]',
    fields: '[]',
    matches: '[]',
    created_by: people.admin.uid,
  });

  const pack = await insertPacks(to, people, { hasFiles: options.canCutPhotos });

  const uid = (name: PersonName) => people[name].uid;
  const staff = {
    north: { agent: 'agent', colleague: 'agentMate', reviewer: 'reviewer', otherReviewer: 'reviewerMate' },
    desk: { agent: 'agentMate', colleague: 'agent', reviewer: 'reviewerMate', otherReviewer: 'reviewer' },
    south: { agent: 'agent2', colleague: 'agent2Mate', reviewer: 'reviewer2', otherReviewer: 'reviewer2Mate' },
  } as const;
  const side = async (
    company: Company,
    crew: keyof typeof staff,
    order: Pick<SideOrder, 'type' | 'by' | 'agent' | 'person'>,
  ): Promise<Side> => ({
    ...company,
    agent: uid(staff[crew].agent),
    colleague: uid(staff[crew].colleague),
    reviewer: uid(staff[crew].reviewer),
    otherReviewer: uid(staff[crew].otherReviewer),
    invited: uid(crew === 'south' ? 'newcomer2' : 'newcomer'),
    invitedReviewer: uid(crew === 'south' ? 'newReviewer2' : 'newReviewer'),
    domain: domain.word,
    proposal: proposal.uid,
    factChange: factChange.uid,
    blank: blank.uid,
    pack,
    path: options.path,
    ...(await insertSide(to, { company, reviewer: uid(staff[crew].reviewer), ...order })),
  });
  const sides: Record<SideName, Side> = {
    north: await side(one, 'north', { agent: uid('agent'), type: 'B2B', by: uid('agency') }),
    desk: await side(one, 'desk', { agent: uid('agentMate'), type: 'B2B', by: uid('agency') }),
    south: await side(two, 'south', { agent: uid('agent2'), type: 'B2B', by: uid('agency2') }),
    direct: await side(platformAgency, 'south', { person: uid('applicant'), type: 'D2C', by: uid('admin') }),
    neighbour: await side(platformAgency, 'south', { person: uid('applicant2'), type: 'D2C', by: uid('admin') }),
  };
  people.applicant = { ...people.applicant, applicant: sides.direct.applicant };
  people.applicant2 = { ...people.applicant2, applicant: sides.neighbour.applicant };
  return { realmId: options.realmId, path: options.path, inserted: to.inserted, people, sides };
}

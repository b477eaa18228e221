import { reachOf, type Action } from '@visawright/contract/access.ts';
import { roles, type Role } from '@visawright/contract/roles.ts';
import type { Planted, Someone } from './world.types.ts';

// What the matrix holds the server against: who reaches what, said a second time and in other words than the server's SQL.
export function reaches(who: Someone, action: Action, record: Planted): boolean {
  if (record.realmId !== who.realmId) return false;
  switch (reachOf(action, who.role)) {
    case 'realm':
      return true;
    case 'tree':
      return who.distributor !== null && (record.distributor === who.distributor || record.uid === who.distributor);
    case 'agency':
      return who.agency !== null && (record.agency === who.agency || record.uid === who.agency);
    case 'own':
      return record.agent === who.uid;
    case 'assigned':
      return record.reviewers.includes(who.uid);
    case 'self':
      return (
        record.uid === who.uid ||
        record.person === who.uid ||
        (who.applicant !== null && record.applicants.includes(who.applicant))
      );
    default:
      return false;
  }
}

const staffOfTheHouse: readonly Role[] = ['admin', 'reviewer'];

// May the person come to see this record at all, by any call? Used on every reply, whatever was asked.
export function maySee(who: Someone, record: Planted, all: readonly Planted[]): boolean {
  if (record.realmId !== who.realmId) return false;
  if (record.uid === who.uid) return true;
  const any = (...actions: Action[]) => actions.some((action) => reaches(who, action, record));
  switch (record.kind) {
    case 'application':
    case 'package':
    case 'trip':
    case 'document':
    case 'page':
      return any('application.read') || (record.kind !== 'application' && seesThrough(who, record, all));
    case 'applicant':
      return any('applicant.manage') || seesThrough(who, record, all);
    case 'person':
      return seesPerson(who, record) || worksFor(who, record, all);
    case 'agency':
      return any('agency.manage') || record.uid === who.agency;
    case 'distributor':
      return any('distributor.manage') || record.uid === who.distributor;
    case 'request':
      return any('agency.manage', 'agency.requestExtension');
    case 'domain':
      return any('realm.settings');
    case 'proposal':
      return any('catalogue.manage');
    default:
      return record.person === who.uid; // what belongs to one account
  }
}

// A reviewer sees the applicant, the trip and the papers of what was sent for review.
const seesThrough = (who: Someone, record: Planted, all: readonly Planted[]) =>
  all.some(
    (each) =>
      each.kind === 'application' &&
      each.applicants[0] === record.applicants[0] &&
      reaches(who, 'application.read', each),
  );

// Whoever reads an application reads who holds it and who was asked to review it.
const worksFor = (who: Someone, person: Planted, all: readonly Planted[]) =>
  all.some(
    (each) =>
      each.kind === 'application' &&
      (each.agent === person.uid || each.reviewers.includes(person.uid)) &&
      reaches(who, 'application.read', each),
  );

// Colleagues of one agency know each other's names; admins know everyone who works here, distributors those under them; travellers know
// who works for them. Travellers themselves are seen through their applications only.
function seesPerson(who: Someone, person: Planted): boolean {
  const role = person.role!;
  if (!roles.includes(role)) return false;
  if (role === 'applicant') return false;
  if (who.role === 'admin') return true;
  if (who.role === 'distributor') return person.distributor === who.distributor;
  if (who.role === 'applicant') return person.agency === null && staffOfTheHouse.includes(role);
  return person.agency !== null && person.agency === who.agency;
}

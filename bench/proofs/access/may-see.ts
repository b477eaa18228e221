import { reachOf, type Action } from '@visawright/contract/platform/access.ts';
import { roles, type Role } from '@visawright/contract/platform/roles.ts';
import type { InsertedRecord, InsertedPerson } from './world.types.ts';

// The expected access rules of the matrix, written independently of the server's SQL.
export function reaches(who: InsertedPerson, action: Action, record: InsertedRecord): boolean {
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

const platformStaff: readonly Role[] = ['admin', 'reviewer'];

// Whether any call may show this record to the person. Applied to every response.
export function maySee(who: InsertedPerson, record: InsertedRecord, all: readonly InsertedRecord[]): boolean {
  if (record.realmId !== who.realmId) return false;
  if (record.uid === who.uid) return true;
  const any = (...actions: Action[]) => actions.some((action) => reaches(who, action, record));
  switch (record.kind) {
    case 'application':
    case 'package':
    case 'trip':
    case 'document':
    case 'page':
    case 'receipt':
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
    case 'factChange':
    case 'blank':
      return any('catalogue.manage');
    case 'quote':
      return any('billing.read');
    case 'invoice':
      return any('billing.read', 'invoice.manage');
    case 'apiKey':
    case 'endpoint':
    case 'delivery':
    case 'partnerLink':
      return any('integration.manage');
    case 'announcement': // those of the proof are to the whole realm
      return record.person === who.uid || (who.role === 'admin' && reaches(who, 'announcement.write', record));
    case 'pack':
      return any('extension.packs');
    default:
      return record.person === who.uid; // records of one account
  }
}

// A reviewer sees the applicant, the trip and the documents of applications sent for review.
const seesThrough = (who: InsertedPerson, record: InsertedRecord, all: readonly InsertedRecord[]) =>
  all.some(
    (each) =>
      each.kind === 'application' &&
      each.applicants[0] === record.applicants[0] &&
      reaches(who, 'application.read', each),
  );

// Anyone who can read an application sees its agent and its reviewers.
const worksFor = (who: InsertedPerson, person: InsertedRecord, all: readonly InsertedRecord[]) =>
  all.some(
    (each) =>
      each.kind === 'application' &&
      (each.agent === person.uid || each.reviewers.includes(person.uid)) &&
      reaches(who, 'application.read', each),
  );

// Colleagues of one agency see each other, admins see all staff, distributors the staff of their agencies, travellers the platform staff.
// Travellers are seen only through their applications.
function seesPerson(who: InsertedPerson, person: InsertedRecord): boolean {
  const role = person.role!;
  if (!roles.includes(role)) return false;
  if (role === 'applicant') return false;
  if (who.role === 'admin') return true;
  if (who.role === 'distributor') return person.distributor === who.distributor;
  if (who.role === 'applicant') return person.agency === null && platformStaff.includes(role);
  return person.agency !== null && person.agency === who.agency;
}

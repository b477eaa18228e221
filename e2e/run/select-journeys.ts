import { takeTurn } from '../../ops/check/take-turn.ts';

// What most people do every day, and what separates tenants.
const always = [
  'spine.spec.ts',
  'access/bearer-token.spec.ts',
  'access/cross-realm.spec.ts',
  'access/routes.spec.ts',
  'applicant/deep-link.spec.ts',
  'applicant/journey.spec.ts',
  'applicant/sign-up.spec.ts',
  'form/review.spec.ts',
  'lists/lists.spec.ts',
  'screens/axe.spec.ts',
  'screens/offline.spec.ts',
  'screens/texts.spec.ts',
  'session/session.spec.ts',
  'session/sign-in-failures.spec.ts',
  'staff/my-documents.spec.ts',
  'staff/staff-journey.spec.ts',
];

// The files of journeys that a landing leaves out: of those that are not always run, each landing runs a quarter.
export function filesOutOfTurn(files: readonly string[], landing?: number): string[] {
  const missing = always.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`no such journeys: ${missing.join(', ')}`);
  const inTurn = files.filter((file) => !always.includes(file)).toSorted();
  const taken = takeTurn(inTurn, landing);
  return inTurn.filter((file) => !taken.includes(file));
}

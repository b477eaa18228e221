import type { Role } from '@visawright/contract/roles.ts';
import { screenFor, type ScreenId } from '@visawright/contract/screens.ts';

// Under which word a screen's title and purpose stand: applicants call their papers their own.
export const screenName = (screen: ScreenId, role: Role) =>
  screen === 'fileUpload' && role === 'applicant' ? 'myDocuments' : screen;

export function screenNameAt(path: string, role: Role) {
  const found = screenFor(path, role);
  return typeof found === 'string' ? null : screenName(found.id, role);
}

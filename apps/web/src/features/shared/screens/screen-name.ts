import type { Role } from '@visawright/contract/platform/roles.ts';
import { screenFor, type ScreenId } from '@visawright/contract/platform/screens.ts';

// Translation key of a screen's title and purpose. Applicants see "My documents".
export const screenName = (screen: ScreenId, role: Role) =>
  screen === 'fileUpload' && role === 'applicant' ? 'myDocuments' : screen;

export function screenNameAt(path: string, role: Role) {
  const found = screenFor(path, role);
  return typeof found === 'string' ? null : screenName(found.id, role);
}

import type { Role } from '@visawright/contract/platform/roles.ts';
import { landingPage, screenFor, type ScreenId } from '@visawright/contract/platform/screens.ts';

// Link to the role's landing page; null on the landing page itself.
export function landingLink(from: ScreenId, role: Role): { path: string; screen: ScreenId } | null {
  const path = landingPage(role);
  const landing = screenFor(path, role);
  return typeof landing === 'string' || landing.id === from ? null : { path, screen: landing.id };
}

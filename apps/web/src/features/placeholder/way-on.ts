import type { Role } from '@visawright/contract/roles.ts';
import { landingPage, screenFor, type ScreenId } from '@visawright/contract/screens.ts';

// Back to where a person landed; on that very screen there is no such way.
export function wayOn(from: ScreenId, role: Role): { path: string; screen: ScreenId } | null {
  const path = landingPage(role);
  const landing = screenFor(path, role);
  return typeof landing === 'string' || landing.id === from ? null : { path, screen: landing.id };
}

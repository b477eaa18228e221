import { sidebar, sidebarFor, type ScreenId } from '@visawright/contract/screens.ts';
import type { Role } from '@visawright/contract/roles.ts';

export interface NavigationItem {
  readonly screen: ScreenId;
  readonly path: string;
}

// Applicants whose agency does the lodging share this layout, with their own screens and no Apply now.
const applicantItems: readonly NavigationItem[] = [
  { screen: 'myApplications', path: '/applications' },
  { screen: 'fileUpload', path: '/fileUpload' },
  { screen: 'profile', path: '/profile' },
];

// Someone with two roles sees the items of both, still in the fixed order.
export function navigationFor(roles: readonly Role[]): readonly NavigationItem[] {
  const items = sidebar.filter((item) => roles.some((role) => sidebarFor(role).includes(item)));
  return items.length > 0 ? items : applicantItems;
}

// Settings is not an applicant's screen.
export const accountPath = (role: Role) => (role === 'applicant' ? '/profile' : '/settings');

const rootScreens: readonly ScreenId[] = ['home', 'myApplications'];

// An application's form: one thing is worked on there, and needs the room.
export const isFormPath = (path: string) => path === '/form' || /^\/india-to-\w+\/form$/.test(path);

// A page below an item (an editor below Applications, the form of one of them) keeps that item lit.
export function isActive(item: NavigationItem, path: string): boolean {
  if (path === '/') return rootScreens.includes(item.screen);
  if (isFormPath(path)) return item.screen === 'applications';
  return path === item.path || path.startsWith(`${item.path}/`);
}

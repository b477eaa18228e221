import { sidebar, sidebarFor, type ScreenId } from '@visawright/contract/platform/screens.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';

export interface NavigationItem {
  readonly screen: ScreenId;
  readonly path: string;
}

// Applicants of an agency share this layout, with their own screens and without Apply now.
const applicantItems: readonly NavigationItem[] = [
  { screen: 'myApplications', path: '/applications' },
  { screen: 'fileUpload', path: '/fileUpload' },
  { screen: 'profile', path: '/profile' },
];

// A person with two roles sees the items of both, in the same fixed order.
export function navigationFor(roles: readonly Role[]): readonly NavigationItem[] {
  const items = sidebar.filter((item) => roles.some((role) => sidebarFor(role).includes(item)));
  return items.length > 0 ? items : applicantItems;
}

// Applicants have a profile instead of settings.
export const accountPath = (role: Role) => (role === 'applicant' ? '/profile' : '/settings');

const rootScreens: readonly ScreenId[] = ['home', 'myApplications'];

// The form of an application and its pages need the full width.
export const isFormPath = (path: string) =>
  path === '/form' || /^\/india-to-\w+\/form$/.test(path) || path === '/fileUpload/document-playground';

// A page below an item, such as a form below Applications, keeps that item highlighted.
export function isActive(item: NavigationItem, path: string): boolean {
  if (path === '/') return rootScreens.includes(item.screen);
  if (isFormPath(path)) return item.screen === 'applications';
  return path === item.path || path.startsWith(`${item.path}/`);
}

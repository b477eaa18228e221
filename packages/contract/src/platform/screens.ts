import type { Role } from './roles.ts';

// One row per screen.
export interface Screen {
  readonly id: ScreenId;
  readonly table: 'staff' | 'applicant';
  readonly paths: readonly string[];
  readonly roles: readonly Role[];
  readonly isFullScreen?: true; // without sidebar and top bar
}

export const formDestinations = [
  'uk',
  'japan',
  'germany',
  'swiz',
  'vietnam',
  'azerbaijan',
  'newZealand',
  'australia',
  'canada',
  'indonesia',
  'spain',
  'singapore',
] as const;

const formRoles = ['agency', 'agent', 'applicant', 'reviewer'] as const;

const staff = [
  { id: 'home', paths: ['/', '/home'], roles: ['agent'] },
  { id: 'analytics', paths: ['/analytics'], roles: ['admin', 'distributor'] },
  { id: 'fileUpload', paths: ['/fileUpload'], roles: formRoles },
  { id: 'staffPlayground', paths: ['/fileUpload/document-playground'], roles: ['agency', 'agent'] },
  {
    id: 'documentEditor',
    paths: ['/fileUpload/document-editor', '/applications/document-editor'],
    roles: ['agent', 'agency'],
    isFullScreen: true,
  },
  { id: 'staffGetVisa', paths: ['/get-visa'], roles: ['agency', 'agent'] },
  {
    id: 'destinationForm',
    paths: formDestinations.map((name) => `/india-to-${name}/form`),
    roles: formRoles,
  },
  { id: 'applicants', paths: ['/applicants'], roles: ['agency', 'agent'] },
  { id: 'applications', paths: ['/applications'], roles: ['agency', 'agent', 'reviewer'] },
  { id: 'agents', paths: ['/agents'], roles: ['agency'] },
  { id: 'agencies', paths: ['/agency'], roles: ['admin', 'distributor'] },
  { id: 'distributors', paths: ['/distributor'], roles: ['admin'] },
  { id: 'reviewers', paths: ['/reviewers'], roles: ['admin', 'agency'] },
  { id: 'notifications', paths: ['/notifications'], roles: ['admin', 'agency', 'agent'] },
  { id: 'settings', paths: ['/settings'], roles: ['admin', 'agency', 'agent', 'distributor', 'reviewer'] },
  { id: 'form', paths: ['/form'], roles: formRoles },
] as const;

const applicant = [
  { id: 'getVisa', paths: ['/get-visa'] },
  { id: 'visaRequirements', paths: ['/visa-requirements'] },
  { id: 'documentPlayground', paths: ['/document-playground'] },
  { id: 'review', paths: ['/form'] },
  { id: 'summary', paths: ['/summary'] },
  { id: 'myApplications', paths: ['/applications', '/'] },
  { id: 'profile', paths: ['/profile'] },
] as const;

export type ScreenId = (typeof staff)[number]['id'] | (typeof applicant)[number]['id'];

export const staffScreens: readonly Screen[] = staff.map((row) => ({ table: 'staff', ...row }));
export const applicantScreens: readonly Screen[] = applicant.map((row) => ({
  table: 'applicant',
  roles: ['applicant'],
  ...row,
}));
export const screens: readonly Screen[] = [...staffScreens, ...applicantScreens];

// Roles that see the not-found page for an unknown route; others see the unauthorised page.
export const fallbackRoles: readonly Role[] = ['admin', 'agency', 'agent', 'applicant'];

export type ScreenMatch = Screen | 'notFound' | 'unauthorised';

// For applicants their own table comes first, then the staff rows that include them.
export function screenFor(path: string, role: Role): ScreenMatch {
  const own = role === 'applicant' ? applicantScreens.find((row) => row.paths.includes(path)) : undefined;
  const row = own ?? staffScreens.find((each) => each.paths.includes(path));
  if (row) return row.roles.includes(role) ? row : 'unauthorised';
  return fallbackRoles.includes(role) ? 'notFound' : 'unauthorised';
}

const landings: Record<Role, string> = {
  admin: '/agency',
  distributor: '/agency',
  agency: '/agents',
  agent: '/applications',
  reviewer: '/applications',
  applicant: '/applications',
};
export const landingPage = (role: Role) => landings[role];

export const sidebar = [
  { label: 'Home', screen: 'home', path: '/home' },
  { label: 'Analytics', screen: 'analytics', path: '/analytics' },
  { label: 'Applications', screen: 'applications', path: '/applications' },
  { label: 'Agents', screen: 'agents', path: '/agents' },
  { label: 'Applicants', screen: 'applicants', path: '/applicants' },
  { label: 'Agencies', screen: 'agencies', path: '/agency' },
  { label: 'Distributors', screen: 'distributors', path: '/distributor' },
  { label: 'Reviewers', screen: 'reviewers', path: '/reviewers' },
] as const satisfies readonly { label: string; screen: ScreenId; path: string }[];

export const sidebarFor = (role: Role) =>
  sidebar.filter((item) => screens.some((row) => row.id === item.screen && row.roles.includes(role)));

export const notificationRoles: readonly Role[] = ['admin', 'agency', 'agent'];

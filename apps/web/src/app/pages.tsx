import { lazy, type ComponentType } from 'react';
import type { ScreenId } from '@visawright/contract/screens.ts';

export type LazyPage = ComponentType<{ screen: ScreenId }>;

type Loader = () => Promise<ComponentType<{ screen: ScreenId }>>;
const page = (load: Loader): LazyPage => lazy(async () => ({ default: await load() }));

const placeholder = page(async () => (await import('../features/placeholder/StaffPlaceholder.tsx')).StaffPlaceholder);
const review = page(async () => (await import('../features/form/ReviewScreen.tsx')).ReviewScreen);
const staffForm = page(async () => (await import('../features/form/staff/StaffFormScreen.tsx')).StaffFormScreen);
const myDocuments = page(async () => (await import('../features/documents/MyDocumentsScreen.tsx')).MyDocumentsScreen);

// A screen without a page does not compile.
export const pages: Record<ScreenId, LazyPage> = {
  home: page(async () => (await import('../features/home/HomeScreen.tsx')).HomeScreen),
  analytics: placeholder,
  fileUpload: page(async () => (await import('../features/documents/DocumentsScreen.tsx')).DocumentsScreen),
  staffPlayground: placeholder,
  documentEditor: placeholder,
  staffGetVisa: page(async () => (await import('../features/get-visa/GetVisaScreen.tsx')).GetVisaScreen),
  destinationForm: staffForm,
  applicants: page(async () => (await import('../features/applicants/ApplicantsScreen.tsx')).ApplicantsScreen),
  applications: page(async () => (await import('../features/applications/ApplicationsScreen.tsx')).ApplicationsScreen),
  agents: page(async () => (await import('../features/people/PeopleScreen.tsx')).AgentsScreen),
  agencies: page(async () => (await import('../features/people/AgenciesScreen.tsx')).AgenciesScreen),
  distributors: page(async () => (await import('../features/people/DistributorsScreen.tsx')).DistributorsScreen),
  reviewers: page(async () => (await import('../features/people/PeopleScreen.tsx')).ReviewersScreen),
  notifications: page(
    async () => (await import('../features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  settings: page(async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen),
  form: staffForm,
  getVisa: page(async () => (await import('../features/details/DetailsScreen.tsx')).DetailsScreen),
  visaRequirements: page(async () => (await import('../features/guidelines/GuidelinesScreen.tsx')).GuidelinesScreen),
  documentPlayground: page(async () => (await import('../features/upload/UploadScreen.tsx')).UploadScreen),
  review,
  summary: page(async () => (await import('../features/submit/SubmitScreen.tsx')).SubmitScreen),
  myApplications: page(
    async () => (await import('../features/my-applications/MyApplicationsScreen.tsx')).MyApplicationsScreen,
  ),
  profile: page(async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen),
};

// Staff rows that name applicants show them their own face of it.
export const applicantPages: Partial<Record<ScreenId, LazyPage>> = { fileUpload: myDocuments, destinationForm: review };

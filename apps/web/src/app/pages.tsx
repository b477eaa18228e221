import { lazy, type ComponentType } from 'react';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';

export type LazyPage = ComponentType<{ screen: ScreenId }>;

type Loader = () => Promise<ComponentType<{ screen: ScreenId }>>;
const page = (load: Loader): LazyPage => lazy(async () => ({ default: await load() }));

const review = page(async () => (await import('../features/form/review/ReviewScreen.tsx')).ReviewScreen);
const staffForm = page(
  async () => (await import('../features/office/form-review/StaffFormScreen.tsx')).StaffFormScreen,
);
const myDocuments = page(
  async () => (await import('../features/documents/library/MyDocumentsScreen.tsx')).MyDocumentsScreen,
);

// The Record type makes a screen without a page a compile error.
export const pages: Record<ScreenId, LazyPage> = {
  home: page(async () => (await import('../features/office/home/HomeScreen.tsx')).HomeScreen),
  analytics: page(async () => (await import('../features/office/analytics/AnalyticsScreen.tsx')).AnalyticsScreen),
  fileUpload: page(async () => (await import('../features/office/upload/StaffUploadScreen.tsx')).StaffUploadScreen),
  staffPlayground: page(
    async () => (await import('../features/office/playground/PlaygroundScreen.tsx')).PlaygroundScreen,
  ),
  documentEditor: page(
    async () => (await import('../features/documents/editor/screen/DocumentEditorScreen.tsx')).DocumentEditorScreen,
  ),
  staffGetVisa: page(async () => (await import('../features/journey/get-visa/GetVisaScreen.tsx')).GetVisaScreen),
  destinationForm: staffForm,
  applicants: page(async () => (await import('../features/office/applicants/ApplicantsScreen.tsx')).ApplicantsScreen),
  applications: page(
    async () => (await import('../features/office/applications-screen/ApplicationsScreen.tsx')).ApplicationsScreen,
  ),
  agents: page(async () => (await import('../features/office/people/staff/PeopleScreen.tsx')).AgentsScreen),
  agencies: page(async () => (await import('../features/office/people/agencies/AgenciesScreen.tsx')).AgenciesScreen),
  distributors: page(
    async () => (await import('../features/office/people/distributors/DistributorsScreen.tsx')).DistributorsScreen,
  ),
  reviewers: page(async () => (await import('../features/office/people/staff/PeopleScreen.tsx')).ReviewersScreen),
  notifications: page(
    async () => (await import('../features/office/notifications/NotificationsScreen.tsx')).NotificationsScreen,
  ),
  settings: page(async () => (await import('../features/office/settings/SettingsScreen.tsx')).SettingsScreen),
  form: staffForm,
  getVisa: page(async () => (await import('../features/journey/details/DetailsScreen.tsx')).DetailsScreen),
  visaRequirements: page(
    async () => (await import('../features/journey/guidelines/GuidelinesScreen.tsx')).GuidelinesScreen,
  ),
  documentPlayground: page(async () => (await import('../features/journey/upload/UploadScreen.tsx')).UploadScreen),
  review,
  summary: page(async () => (await import('../features/delivery/submit/SubmitScreen.tsx')).SubmitScreen),
  myApplications: page(
    async () => (await import('../features/journey/my-applications/MyApplicationsScreen.tsx')).MyApplicationsScreen,
  ),
  profile: page(async () => (await import('../features/account/privacy/ProfilePage.tsx')).ProfilePage),
};

// Screens that applicants and staff share, in the applicant's version.
export const applicantPages: Partial<Record<ScreenId, LazyPage>> = { fileUpload: myDocuments, destinationForm: review };

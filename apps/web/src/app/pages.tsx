import { lazy, type ComponentType } from 'react';
import type { ScreenId } from '@visawright/contract/screens.ts';

export type LazyPage = ComponentType<{ screen: ScreenId }>;

type Loader = () => Promise<ComponentType<{ screen: ScreenId }>>;
const page = (load: Loader): LazyPage => lazy(async () => ({ default: await load() }));

const placeholder = page(async () => (await import('../features/placeholder/StaffPlaceholder.tsx')).StaffPlaceholder);
const review = page(async () => (await import('../features/flow/ReviewScreen.tsx')).ReviewScreen);
const myDocuments = page(async () => (await import('../features/documents/MyDocumentsScreen.tsx')).MyDocumentsScreen);

// A screen without a page does not compile.
export const pages: Record<ScreenId, LazyPage> = {
  home: placeholder,
  analytics: placeholder,
  fileUpload: placeholder,
  staffPlayground: placeholder,
  documentEditor: placeholder,
  staffGetVisa: placeholder,
  destinationForm: placeholder,
  applicants: placeholder,
  applications: placeholder,
  agents: placeholder,
  agencies: placeholder,
  distributors: placeholder,
  reviewers: placeholder,
  notifications: placeholder,
  settings: placeholder,
  form: placeholder,
  getVisa: page(async () => (await import('../features/flow/DetailsScreen.tsx')).DetailsScreen),
  visaRequirements: page(async () => (await import('../features/flow/GuidelinesScreen.tsx')).GuidelinesScreen),
  documentPlayground: page(async () => (await import('../features/flow/UploadScreen.tsx')).UploadScreen),
  review,
  summary: page(async () => (await import('../features/flow/SubmitScreen.tsx')).SubmitScreen),
  myApplications: page(
    async () => (await import('../features/applications/MyApplicationsScreen.tsx')).MyApplicationsScreen,
  ),
  profile: page(async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen),
};

// Staff rows that name applicants show them their own face of it.
export const applicantPages: Partial<Record<ScreenId, LazyPage>> = { fileUpload: myDocuments, destinationForm: review };

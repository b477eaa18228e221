import type { Role } from './roles.ts';
import { sensitiveFields, sensitiveFiles, type SensitiveField } from '../sensitive/sensitive-fields.ts';

// Why people of a role open the data of a traveller. manage: changes of people, companies and settings.
export const accessPurposes = {
  applicant: 'own',
  agent: 'prepare',
  agency: 'prepare',
  reviewer: 'review',
  admin: 'administer',
  distributor: 'administer',
} as const satisfies Record<Role, string>;

// A program with an API key, in the name of the person whose key it is.
export const integrationPurpose = 'integration';

// How many travellers' sensitive data one person may open within an hour, each counted once in ten minutes.
export const readsAnHour = 200;
// Lists show these for a page of travellers at once; they are recorded, but do not count.
export const uncountedFields: readonly string[] = [
  'birthDate',
  'phone',
  'address',
  'fileName',
] satisfies SensitiveField[];

export const openedFields = [...sensitiveFields, ...sensitiveFiles] as const;

// read: data of a traveller was opened. change: people, companies or settings were changed. refused: the limit of reads was reached.
export const trailKinds = ['read', 'change', 'refused'] as const;
export const trailPurposes = [
  ...new Set(Object.values(accessPurposes)),
  integrationPurpose,
  'manage',
  'anchor',
] as const;
export const trailExportLimit = 10_000;

export const trailFaults = ['changed', 'missing', 'order', 'anchor'] as const;

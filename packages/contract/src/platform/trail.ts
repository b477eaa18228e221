import { z } from 'zod';
import { documentCategories } from '../documents/document-facts.ts';
import type { Role } from './roles.ts';
import { sensitiveFields, sensitiveFiles, type SensitiveField } from '../sensitive/sensitive.ts';

// Why people of a role open the data of a traveller. manage: changes of people, companies and settings.
export const accessPurposes = {
  applicant: 'own',
  agent: 'prepare',
  agency: 'prepare',
  reviewer: 'review',
  admin: 'administer',
  distributor: 'administer',
} as const satisfies Record<Role, string>;

// How many travellers' sensitive data one person may open within an hour, each counted once in ten minutes.
export const readsAnHour = 200;
// Lists show these for a page of travellers at once; they are recorded, but do not count.
export const uncountedFields: readonly string[] = [
  'birthDate',
  'phone',
  'address',
  'fileName',
] satisfies SensitiveField[];

const openedFields = [...sensitiveFields, ...sensitiveFiles] as const;

// Who opened the data of an applicant. What one person opened within ten minutes is one entry; the trail keeps every access.
export const DataAccess = z.object({
  accessUid: z.string(),
  at: z.iso.datetime(), // the latest
  times: z.number().int(),
  personName: z.string(), // empty if the person no longer exists
  role: z.string(),
  companyName: z.string().nullable(),
  isOwn: z.boolean(), // opened by the reader of this list
  purpose: z.string(),
  fields: z.array(z.enum(openedFields)),
  documents: z.array(z.object({ docId: z.string(), category: z.enum(documentCategories) })), // those that still exist; admins get no ids
});
export type DataAccess = z.infer<typeof DataAccess>;

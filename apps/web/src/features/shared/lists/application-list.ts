import type { Application } from '@visawright/contract/applications/application.ts';

// The name under which every screen finds the cached applications list.
export const applicationList = {
  name: 'applications',
  rowId: (row: Application) => row.applicationUid,
} as const;

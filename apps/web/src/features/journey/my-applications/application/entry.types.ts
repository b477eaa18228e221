import type { Application } from '@visawright/contract/applications/application.ts';

export interface EntryProps {
  readonly row: Application;
  readonly traveller: string | null; // set unless the user travels alone
  readonly isMain: boolean;
  readonly onDelete: () => void;
}

import type { Application } from '@visawright/contract/application.ts';

// What a row of the table and a card have in common.
export interface EntryProps {
  readonly row: Application;
  readonly traveller: string | null; // named where it is not oneself alone
  readonly isMain: boolean;
  readonly onDelete: () => void;
}

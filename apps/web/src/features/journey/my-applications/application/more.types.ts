import type { Application } from '@visawright/contract/applications/application.ts';

export interface MoreProps {
  readonly row: Application;
  readonly subject: string;
  readonly size: number;
  readonly onDelete: () => void;
}

import type { Action } from '@visawright/contract/access.ts';
import { isEditable, mayMove, type Status } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { findDestination } from '@visawright/forms/destinations.ts';

export const may = ({ can }: Pick<Application, 'can'>, action: Action) => can.includes(action);

// Whoever may transfer an application may also say where it stands; `application.edit` is there only while it can be edited.
const isKeeper = (row: Application) => may(row, 'application.transfer');

export const mayReopen = (row: Application) => isKeeper(row) && !isEditable(row.status);

// What a person alone can say: the online form is done, the application is handed in.
export function nextStep(row: Application): 'online-form-completed' | 'submitted' | null {
  if (!isKeeper(row)) return null;
  const isPaper = findDestination(row.destinationId)?.takesPaperOnly ?? false;
  const next: Status = isPaper || row.status === 'online-form-completed' ? 'submitted' : 'online-form-completed';
  return mayMove(row.status, next) ? next : null;
}

import type { Action } from '@visawright/contract/platform/access.ts';
import { isEditable, mayMove, type Status } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';

export const may = ({ can }: Pick<Application, 'can'>, action: Action) => can.includes(action);

// `application.transfer` also allows status changes; `application.edit` is present only while the application is editable.
const isEditor = (row: Application) => may(row, 'application.transfer');

export const mayReopen = (row: Application) => isEditor(row) && !isEditable(row.status);

// Steps that only a person can report: online form completed, application submitted.
export function nextStep(row: Application): 'online-form-completed' | 'submitted' | null {
  if (!isEditor(row)) return null;
  const isInPersonOnly = findDestination(row.destinationId)?.submitsInPersonOnly ?? false;
  const next: Status = isInPersonOnly || row.status === 'online-form-completed' ? 'submitted' : 'online-form-completed';
  return mayMove(row.status, next) ? next : null;
}

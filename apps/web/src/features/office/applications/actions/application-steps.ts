import type { Action } from '@visawright/contract/platform/access.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';

export const may = ({ can }: Pick<Application, 'can'>, action: Action) => can.includes(action);

// `application.transfer` also allows status changes; `application.edit` is present only while the application is editable.
export const mayReopen = (row: Application) => may(row, 'application.transfer') && !isEditable(row.status);

// The server allows a review at any time; after the submission there is nothing left to correct.
export const maySendForReview = (row: Application) =>
  may(row, 'application.sendForReview') && row.status !== 'submitted';

export const staffDocumentsAddress = ({
  applicantUid,
  applicationUid,
}: Pick<Application, 'applicantUid' | 'applicationUid'>) =>
  `/fileUpload?applicantUid=${applicantUid}&applicationUid=${applicationUid}`;

export const drawerAddress = ({ applicationUid }: Pick<Application, 'applicationUid'>, tab?: string) =>
  `/applications?open=${applicationUid}${tab ? `&tab=${tab}` : ''}`;

import { progressLabels } from '@visawright/contract/applications/application-status.ts';

export const applicationStatusLabels = {
  draft: 'Draft',
  initiated: 'Documents added',
  'form-data-collected': progressLabels.DATA_COLLECTED,
  'package-ready': progressLabels.COMPLETED,
  'online-form-completed': progressLabels.FINISHED,
  submitted: progressLabels.CONFIRMED,
};

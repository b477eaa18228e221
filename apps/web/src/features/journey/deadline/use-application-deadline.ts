import type { Application } from '@visawright/contract/applications/application.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { toCalendarDate, today } from '../../../lib/dates/dates.ts';
import { useDeadline, type Deadline } from './use-deadline.ts';
import { destinationOf, useDestinationForm, useApplication } from './use-application.ts';

export interface ApplicationDeadline {
  readonly application: Application;
  readonly form: Form;
  readonly travelFrom: string;
  readonly deadline: Deadline;
}

// null: not known yet, or already submitted.
export function useApplicationDeadline(applicationUid: string): ApplicationDeadline | null {
  const application = useApplication(applicationUid);
  const form = useDestinationForm(destinationOf(application));
  const travelFrom = toCalendarDate(application?.visaDetails.fromDate);
  const group = application?.visaDetails.visaCategory;
  const isOver = application?.status === 'submitted';
  const deadline = useDeadline(
    form && group && travelFrom && !isOver ? { form, group, travelFrom, today: today() } : null,
  );
  return application && form && travelFrom && deadline ? { application, form, travelFrom, deadline } : null;
}

import type { Application } from '@visawright/contract/application.ts';
import type { Form } from '@visawright/forms/form-schema.ts';
import { toCalendarDate, today } from '../../lib/dates.ts';
import { useDeadline, type Deadline } from './use-deadline.ts';
import { placeOf, useFormOf, useSubject } from './use-subject.ts';

export interface ApplicationDeadline {
  readonly application: Application;
  readonly form: Form;
  readonly travelFrom: string;
  readonly deadline: Deadline;
}

// null: not known yet, or nothing is left to hand in.
export function useApplicationDeadline(applicationUid: string): ApplicationDeadline | null {
  const application = useSubject(applicationUid);
  const form = useFormOf(placeOf(application));
  const travelFrom = toCalendarDate(application?.visaDetails.fromDate);
  const group = application?.visaDetails.visaCategory;
  const isOver = application?.status === 'submitted';
  const deadline = useDeadline(
    form && group && travelFrom && !isOver ? { form, group, travelFrom, today: today() } : null,
  );
  return application && form && travelFrom && deadline ? { application, form, travelFrom, deadline } : null;
}

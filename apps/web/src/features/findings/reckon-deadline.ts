import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { ageLimits } from '@visawright/forms/deadlines/age-limits.ts';
import { deadlineOf, type Deadline } from '@visawright/forms/deadlines/deadline-of.ts';
import type { Form } from '@visawright/forms/form-schema.ts';

export interface DeadlineOf {
  readonly form: Form;
  readonly group: VisaGroup;
  readonly travelFrom: string;
  readonly today: string;
}

// A chunk of its own: the calendars of all countries come with it.
export const reckonDeadline = (of: DeadlineOf): Deadline => deadlineOf({ ...of, ageLimits });

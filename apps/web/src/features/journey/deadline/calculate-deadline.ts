import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { ageLimits } from '@visawright/forms/deadlines/age-limits.ts';
import { deadlineOf, type Deadline } from '@visawright/forms/deadlines/deadline-of.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';

export interface DeadlineInput {
  readonly form: Form;
  readonly group: VisaGroup;
  readonly travelFrom: string;
  readonly today: string;
}

// A separate chunk, because it contains the holiday calendars of all countries.
export const calculateDeadline = (of: DeadlineInput): Deadline => deadlineOf({ ...of, ageLimits });

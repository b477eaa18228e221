import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Fee, Form } from './form-schema.ts';

// Fees differ by group: if the data has none for the group, none is shown.
export const feesFor = ({ fees }: Pick<Form, 'fees'>, group: VisaGroup): Fee[] =>
  fees.filter(({ groups }) => !groups || groups.includes(group));

import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import type { Fee, Form } from './form-schema.ts';

// A visitor's fee says nothing about a student's: where the data names no fee for the group, none is told.
export const feesFor = ({ fees }: Pick<Form, 'fees'>, group: VisaGroup): Fee[] =>
  fees.filter(({ groups }) => !groups || groups.includes(group));

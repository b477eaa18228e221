import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Ages, Fee, Form } from './form-schema.ts';

const includes = ({ from = 0, under = Infinity }: Ages, age: number) => age >= from && age < under;

// Fees differ by group and, if the age is given, by age: if the data has none for the group, none is shown.
export const feesFor = ({ fees }: Pick<Form, 'fees'>, group: VisaGroup, age?: number): Fee[] =>
  fees.filter(
    ({ groups, ages }) => (!groups || groups.includes(group)) && (!ages || age === undefined || includes(ages, age)),
  );

import { daysLater } from '@visawright/contract/dates/days.ts';
import { mrzLines } from '@visawright/specimens/mrz.ts';
import { passportOf } from '@visawright/specimens/passport-of.ts';
import type { BackPage, Passport } from '@visawright/specimens/people/passport.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { parentsOf, women } from '../../travellers/demo-travellers.ts';

export interface Holder {
  readonly firstName: string;
  readonly lastName: string;
  readonly passportNumber: string;
  readonly birthDate: string;
}
export type DemoPassport = Passport & { readonly back: BackPage };

// A made-up passport marked SPECIMEN, with the demo traveller's name, number and birth date. A family has one address, and children
// have their parents' names.
export function demoPassport(holder: Holder): DemoPassport {
  const drawn = passportOf({ seed: personSeed(holder), indian: true, nameFormat: 'plain' });
  const household = passportOf({ seed: `household ${holder.lastName}`, indian: true, nameFormat: 'plain' });
  if (!drawn.back || !household.back) throw new Error('an Indian specimen has a back page');
  const [father, mother] = parentsOf(holder.firstName, holder.lastName) ?? inventedParents(holder, drawn.back);
  const passport = {
    ...drawn,
    back: {
      ...drawn.back,
      address: household.back.address,
      fatherName: father.toUpperCase(),
      motherName: mother.toUpperCase(),
      spouseName: '', // otherwise the checklist would ask for a marriage certificate
    },
    sex: women.has(holder.firstName) ? ('F' as const) : ('M' as const),
    number: holder.passportNumber,
    surname: holder.lastName.toUpperCase(),
    givenNames: holder.firstName.toUpperCase(),
    dateOfBirth: holder.birthDate,
    placeOfIssue: household.placeOfIssue,
    ...validity(holder),
  };
  const { code } = passport;
  return { ...passport, mrz: mrzLines({ ...passport, documentCode: 'P', issuer: code, nationality: code }) };
}

// Two travellers of the demo share a number, but not a face.
export const personSeed = ({ firstName, lastName, passportNumber }: Holder): string =>
  `${firstName} ${lastName} ${passportNumber}`;

// For how a person looks.
export const ageGroup = ({ birthDate }: Holder): { readonly isChild: boolean; readonly isOld: boolean } => ({
  isChild: birthDate > '2008',
  isOld: birthDate < '1972',
});

const inventedParents = ({ lastName }: Holder, { fatherName, motherName }: BackPage): readonly [string, string] => {
  const withFamilyName = (name: string) => [name.split(' ')[0]!, lastName].filter(Boolean).join(' ');
  return [withFamilyName(fatherName), withFamilyName(motherName)];
};

// Ten years from a day in 2023 or 2024.
function validity(holder: Holder): { readonly issueDate: string; readonly expiryDate: string } {
  const issueDate = daysLater('2023-01-09', randomOf('validity', personSeed(holder)).whole(0, 700));
  const [year, monthAndDay] = [Number(issueDate.slice(0, 4)), issueDate.slice(4)];
  return { issueDate, expiryDate: daysLater(`${year + 10}${monthAndDay === '-02-29' ? '-03-01' : monthAndDay}`, -1) };
}

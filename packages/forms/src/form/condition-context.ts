import { visaGroups } from '@visawright/contract/applications/visa-group.ts';

const yesNo = ['Yes', 'No'] as const;

// Values besides the form's fields that conditions can refer to, with their options.
export const conditionContext: Readonly<Record<string, readonly string[]>> = {
  'application.visaCategory': visaGroups,
  'derived.isMinor': yesNo, // from the birth date, on the day of arrival
  'derived.isAged12OrUnder': yesNo,
};

// Values besides document values (`Category.field`) that a field can be filled from.
export const autofillContext: readonly string[] = [
  ...['fromDate', 'toDate', 'visaFrom', 'visaTo', 'nationality', 'visaCategory', 'visaType', 'visaDuration'].map(
    (name) => `application.${name}`,
  ),
  ...['firstName', 'lastName', 'email', 'phone', 'companyName', 'address.country'].map((name) => `profile.${name}`),
];

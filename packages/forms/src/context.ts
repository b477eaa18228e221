import { visaGroups } from '@visawright/contract/visa-group.ts';

const yesNo = ['Yes', 'No'] as const;

// What a condition may ask beside the form's own fields, with the values it can have.
export const conditionContext: Readonly<Record<string, readonly string[]>> = {
  'application.visaCategory': visaGroups,
  'derived.isMinor': yesNo, // from the birth date, on the day of arrival
  'derived.isAged12OrUnder': yesNo,
};

// What a field may be filled from beside a document's values (`Category.field`).
export const autofillContext: readonly string[] = [
  ...['fromDate', 'toDate', 'visaFrom', 'visaTo', 'nationality', 'visaCategory', 'visaType', 'visaDuration'].map(
    (name) => `application.${name}`,
  ),
  ...['firstName', 'lastName', 'email', 'phone', 'companyName', 'address.country'].map((name) => `profile.${name}`),
];

import type { StepState } from '@visawright/contract/applications/steps.ts';

// One application as it moves through the steps.
export const nothing: StepState = {
  editable: true,
  applicationUid: null,
  docIds: [],
  category: null,
  fromCountry: null,
  toCountry: null,
};
export const chosen: StepState = { ...nothing, category: 'Tourism', fromCountry: 'India', toCountry: 'Italy' };
export const drafted: StepState = { ...chosen, applicationUid: 'a' };
export const uploaded: StepState = { ...drafted, docIds: ['d'] };
export const collected: StepState = { ...uploaded, editable: false };

import type { VisaDetails } from '@visawright/contract/applications/application.ts';

export const visaDetails: VisaDetails = {
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Italy',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
};

import type { Category } from '@visawright/forms/documents/categories.ts';

type ReadField = Category['kinds'][number]['fields'][number];
const sum = (id: string, label: string): ReadField => ({ id, label, type: 'number' });

// Fields that the engine reads or computes in addition to those the forms ask for.
export const engineFields: Readonly<Record<string, readonly ReadField[]>> = {
  'Bank statement': [
    sum('salaryCredits', 'Salary credits'),
    sum('salaryCreditCount', 'Number of salary credits'),
    sum('largeDeposits', 'Large deposits'),
    sum('largeDepositCount', 'Number of large deposits'),
  ],
  // Compared with an issued visa.
  'Previous or current visa': [
    { id: 'holderName', label: 'Holder’s name', type: 'text' },
    { id: 'holderPassportNumber', label: 'Passport number', type: 'text' },
    { id: 'holderDateOfBirth', label: 'Holder’s date of birth', type: 'date' },
    { id: 'holderNationality', label: 'Holder’s nationality', type: 'country' },
    { id: 'validFor', label: 'Valid in', type: 'text' },
    sum('stayDays', 'Length of stay (days)'),
  ],
  // For the photo checks.
  'Applicant photo': [
    { id: 'eyesOpen', label: 'Eyes open', type: 'checkbox' },
    sum('eyeLine', 'Eye line (% of photo height)'),
    sum('crown', 'Top of head (% from top)'),
    sum('chin', 'Chin (% from top)'),
    sum('tilt', 'Head tilt (degrees)'),
    sum('turned', 'Head turn (degrees)'),
    sum('sharpness', 'Sharpness'),
    sum('backgroundEvenness', 'Background evenness'),
    sum('backgroundPattern', 'Background pattern (%)'),
    sum('shadow', 'Background shadow (%)'),
    sum('faceShade', 'Face shadow (%)'),
    sum('glare', 'Glare (%)'),
  ],
};

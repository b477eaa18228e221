import type { Category } from '@visawright/forms/categories.ts';

type ReadField = Category['kinds'][number]['fields'][number];
const sum = (id: string, label: string): ReadField => ({ id, label, type: 'number' });

// What the engine reads or works out of a paper, beside the fields the forms ask for.
export const addedFields: Readonly<Record<string, readonly ReadField[]>> = {
  'Bank statement': [
    sum('salaryCredits', 'Salary credits'),
    sum('salaryCreditCount', 'Number of salary credits'),
    sum('largeDeposits', 'Large deposits'),
    sum('largeDepositCount', 'Number of large deposits'),
  ],
  // What an issued visa is compared in.
  'Previous or current visa': [
    { id: 'holderName', label: 'Holder’s name', type: 'text' },
    { id: 'holderPassportNumber', label: 'Passport it was issued for', type: 'text' },
    { id: 'holderDateOfBirth', label: 'Holder’s date of birth', type: 'date' },
    { id: 'holderNationality', label: 'Holder’s nationality', type: 'country' },
    { id: 'validFor', label: 'Valid in', type: 'text' },
    sum('stayDays', 'Days of stay'),
  ],
  // What a photo is judged by.
  'Applicant photo': [
    { id: 'eyesOpen', label: 'Eyes open?', type: 'checkbox' },
    sum('eyeLine', 'Height of the eyes (% of photo)'),
    sum('crown', 'Top of the head (% from above)'),
    sum('chin', 'Chin (% from above)'),
    sum('tilt', 'Tilt of the head (degrees)'),
    sum('turned', 'Turn of the head (degrees)'),
    sum('sharpness', 'Sharpness'),
    sum('backgroundEvenness', 'Evenness of the background'),
    sum('backgroundPattern', 'Things in the background (%)'),
    sum('shadow', 'Shadow behind (%)'),
    sum('faceShade', 'Shadow on the face (%)'),
    sum('glare', 'Glare (%)'),
  ],
};

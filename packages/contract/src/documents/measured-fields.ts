// What a program measures in a picture, or counts and adds up over many lines. A person cannot compare it with a place on
// the page, so nobody is asked to confirm it. Rules judge it, and it stays visible as a fact.
const measuredFields: ReadonlySet<string> = new Set([
  'widthPx',
  'heightPx',
  'fileSizeKb',
  'format',
  'backgroundColour',
  'backgroundEvenness',
  'backgroundPattern',
  'headHeightPercent',
  'faceCount',
  'glasses',
  'eyesOpen',
  'eyeLine',
  'crown',
  'chin',
  'tilt',
  'turned',
  'sharpness',
  'shadow',
  'faceShade',
  'glare',
  'salaryCredits',
  'salaryCreditCount',
  'largeDeposits',
  'largeDepositCount',
]);

export const isMeasuredField = (field: string): boolean => measuredFields.has(field);

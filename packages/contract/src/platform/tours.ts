// One flag per route, one for tours in general, and one for having seen all seven.
export const tourFlags = [
  'application list',
  'visa selection',
  'visa requirement',
  'application summary',
  'document playground',
  'profile',
  'form screen',
] as const;
export const tourFlagsExtra = ['general', 'completed all tours'] as const;

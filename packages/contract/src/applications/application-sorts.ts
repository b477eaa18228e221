// The columns an applications list can be sorted by. `created`: newest first. `lodgeBy`: what is due first; without a date, or submitted,
// last. `status`, `review`, `outcome`: from the first state to the last. `documents`: fewest missing first. `findings`: fewest first.
export const applicationSorts = [
  'created',
  'travel',
  'lodgeBy',
  'status',
  'review',
  'outcome',
  'destination',
  'reference',
  'applicant',
  'agent',
  'documents',
  'findings',
] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

const signed = applicationSorts.flatMap((word) => [word, `-${word}`] as const);
export const signedApplicationSorts = signed as [(typeof signed)[number], ...typeof signed];

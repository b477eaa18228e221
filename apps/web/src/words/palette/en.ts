export const en = {
  title: 'Search or jump to',
  placeholder: 'Name, reference, screen or action',
  results: 'Results',
  groups: {
    recent: 'Recent',
    applications: 'Applications',
    applicants: 'Applicants',
    people: 'People',
    companies: 'Companies',
    go: 'Go to',
    do: 'Do',
  },
  setting: 'Settings: {{name}}',
  do: {
    newApplication: 'New application',
    agent: 'Invite an agent',
    reviewer: 'Invite a reviewer',
    agency: 'Create an agency',
    distributor: 'Create a distributor',
    announce: 'Announce something',
    light: 'Switch to the light scheme',
    dark: 'Switch to the dark scheme',
  },
  none: 'Nothing found for “{{text}}”',
  failed: 'The search did not answer. Screens and actions still work.',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  move: 'move',
  open: 'open',
  close: 'close',
};

type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
export type PaletteWords = Same<typeof en>;

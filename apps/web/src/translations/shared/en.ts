export const en = {
  loading: 'Loading',
  language: 'Language',
  reload: 'Reload',
  logout: 'Logout',
  requestId: 'Request ID {{id}}',
  somethingWrong: 'Oops! Something went wrong',
  somethingWrongHelp: 'Everything you saved is safe. Reload the page; if it happens again, send us the request ID.',
  offline: 'You’re offline. We’ll continue as soon as you’re back online.',
  dayFormat: 'dd/mm/yyyy',
  roles: {
    admin: 'admin',
    agency: 'agency',
    agent: 'agent',
    applicant: 'applicant',
    reviewer: 'reviewer',
    distributor: 'distributor',
  },
};

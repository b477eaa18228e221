export const deepLink = {
  path: '/get-visa',
  parameters: [
    'visaType',
    'visaDuration',
    'fromDate',
    'toDate',
    'sourceCountry',
    'destinationCountry',
    'visaCategory',
    'applicationCreationKey',
    'premiumVerificationKey',
    'applicantUid',
    'agencyUid',
  ],
  required: [
    'visaCategory',
    'fromDate',
    'toDate',
    'sourceCountry',
    'destinationCountry',
    'applicationCreationKey',
    'applicantUid',
  ],
  aliases: { category: ['visaCategory'], fromCountry: ['sourceCountry'], toCountry: ['destinationCountry'] },
  alsoRead: ['applicationUid', 'category', 'fromCountry', 'toCountry', 'nationality'],
} as const;

export const isDeepLink = (query: URLSearchParams) => deepLink.required.every((name) => query.get(name)?.trim());

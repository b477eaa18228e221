// A trip as query parameters, far enough in the future for every run.
export const trip = 'category=Tourism&fromCountry=IND&toCountry=ITA&fromDate=09/03/2099&toDate=20/03/2099';
export const uid = '11111111-2222-4333-8444-555555555555';

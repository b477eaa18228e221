// In a file without schemas, for the browser. The name that the realm's own identity provider knows an agency's provider by.
const prefix = 'agency-';

export const providerAlias = (agencyUid: string): string => prefix + agencyUid;

export const agencyOfAlias = (alias: string): string | undefined =>
  /^agency-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(alias) ? alias.slice(prefix.length) : undefined;

// What the agency enters at its provider.
export const providerReturnAddress = (providerUrl: string, realm: string, agencyUid: string): string =>
  `${providerUrl}/realms/${realm}/broker/${providerAlias(agencyUid)}/endpoint`;

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

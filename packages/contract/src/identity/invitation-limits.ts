// In a file without schemas, so that a screen can use them without loading those.
export const invitationLimit = 100; // rows in one call
export const agencyPeopleLimit = 500; // agents of one agency, as many as can be chosen from
export const invitationOutcomes = ['new', 'invited', 'duplicate', 'known', 'overLimit', 'invalid'] as const;

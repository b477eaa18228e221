import type { Session } from '../../../../lib/session/session.ts';

type Known = Pick<Session, 'flags' | 'user'>;

// Agencies start applications for their travellers; bearer-token sessions may not start any.
export const mayApply = ({ flags, user }: Known) => flags.allowBtn && user.applicantType !== 'B2B';

// May create a draft here: direct applicants, or anyone with the key of a start link.
export const mayStart = ({ flags, user }: Known, applicationCreationKey: string | null) =>
  applicationCreationKey !== null || (flags.allowScreen && user.applicantType !== 'B2B');

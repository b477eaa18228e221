import type { Session } from '../../lib/session.ts';

type Known = Pick<Session, 'flags' | 'user'>;

// Travellers of an agency are started by it; a session that came by a bearer token may not start anything.
export const mayApply = ({ flags, user }: Known) => flags.allowBtn && user.applicantType !== 'B2B';

// Who may make a draft on these screens: by oneself, or by the key of a start link.
export const mayStart = ({ flags, user }: Known, applicationCreationKey: string | null) =>
  applicationCreationKey !== null || (flags.allowScreen && user.applicantType !== 'B2B');

import type { Session } from '../../lib/session.ts';

// Travellers of an agency are started by it; a session that came by a bearer token may not start anything.
export const mayApply = ({ flags, user }: Pick<Session, 'flags' | 'user'>) =>
  flags.allowBtn && user.applicantType !== 'B2B';

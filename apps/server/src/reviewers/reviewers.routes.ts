import type { Handlers } from '../http/call.ts';
import { inviteStaff } from '../people/invite-staff.ts';
import { listStaff } from '../people/list-staff.ts';
import { reinstateStaff } from '../people/reinstate-staff.ts';
import { resendInvitation } from '../people/resend-invitation.ts';
import { chooseReviewers } from './choose-reviewers.ts';
import { suspendReviewer } from './suspend-reviewer.ts';

export const reviewerHandlers = {
  listReviewers: ({ db, actor }, { query }) => listStaff(db, actor, 'reviewer', query),
  chooseReviewers: ({ db, actor }) => chooseReviewers(db, actor),
  inviteReviewer: (call, { body }) => inviteStaff(call, 'reviewer', body),
  suspendReviewer: (call, { body }) => suspendReviewer(call, body),
  reinstateReviewer: (call, { body }) => reinstateStaff(call, 'reviewer', body.personUid),
  resendReviewerInvitation: (call, { body }) => resendInvitation(call, 'reviewer', body.personUid),
} satisfies Partial<Handlers>;

import type { Handlers } from '../../platform/http/call.ts';
import { inviteStaff } from '../invitations/invite-staff.ts';
import { listStaff } from '../staff/list-staff.ts';
import { reinstateStaff } from '../staff/reinstate-staff.ts';
import { resendInvitation } from '../invitations/resend-invitation.ts';
import { chooseReviewers } from './choose-reviewers.ts';

export const reviewerHandlers = {
  listReviewers: ({ db, actor }, { query }) => listStaff(db, actor, 'reviewer', query),
  chooseReviewers: ({ db, actor }) => chooseReviewers(db, actor),
  inviteReviewer: (call, { body }) => inviteStaff(call, 'reviewer', body),
  reinstateReviewer: (call, { body }) => reinstateStaff(call, 'reviewer', body.personUid),
  resendReviewerInvitation: (call, { body }) => resendInvitation(call, 'reviewer', body.personUid),
} satisfies Partial<Handlers>;

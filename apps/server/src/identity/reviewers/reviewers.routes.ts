import type { Handlers } from '../../platform/http/call.ts';
import { exportList } from '../../platform/lists/export-list.ts';
import { inviteStaff } from '../invitations/invite-staff.ts';
import { listStaff } from '../staff/list-staff.ts';
import { reinstateStaff } from '../staff/reinstate-staff.ts';
import { resendInvitation } from '../invitations/resend-invitation.ts';
import { chooseReviewers } from './choose-reviewers.ts';

export const reviewerHandlers = {
  listReviewers: ({ db, actor }, { query }) => listStaff(db, actor, 'reviewer', query),
  exportReviewers: (call, { body }) =>
    exportList(call, 'reviewers', (page) => listStaff(call.db, call.actor, 'reviewer', { ...body, ...page })),
  chooseReviewers: ({ db, actor }) => chooseReviewers(db, actor),
  inviteReviewer: (call, { body }) => inviteStaff(call, 'reviewer', body),
  reinstateReviewer: (call, { body }) => reinstateStaff(call, 'reviewer', body.personUid),
  resendReviewerInvitation: (call, { body }) => resendInvitation(call, 'reviewer', body.personUid),
} satisfies Partial<Handlers>;

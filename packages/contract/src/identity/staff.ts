import { z } from 'zod';
import { invitationOutcomes } from './invitation-limits.ts';
import { RecordActions } from '../platform/record-actions.ts';
import { agencyTypes, businessTypes, distributorTypes, requestStatuses, requestTypes } from '../platform/roles.ts';

const name = z.string().trim().min(1).max(80);
const email = z.email().max(254).toLowerCase();
export const accountStatuses = ['active', 'suspended'] as const;
// People are listed as invited until they have signed in; only then do they count as active.
export const personStatuses = ['active', 'invited', 'suspended'] as const;

// An agent, a reviewer, or the manager of an agency or a distributor.
export const StaffPerson = z.object({
  personUid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['agent', 'reviewer', 'agency', 'distributor', 'admin']),
  status: z.enum(accountStatuses),
  isInvited: z.boolean(), // has not signed in yet
  agencyUid: z.uuid().nullable(),
  agencyName: z.string().nullable(),
  openApplications: z.number().int(), // agents: not yet submitted; reviewers: waiting for a verdict
  lastActiveAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  can: RecordActions,
});
export type StaffPerson = z.infer<typeof StaffPerson>;

export const Invitation = z.strictObject({ email, firstName: name, lastName: z.string().trim().max(80).default('') });

// Many invitations in one call, judged row by row.
export const InvitationRow = z.strictObject({
  email: z.string().max(300),
  firstName: z.string().max(300).default(''),
  lastName: z.string().max(300).default(''),
});
export const InvitationReport = z.object({
  rows: z.array(
    z.object({
      row: z.number().int(), // counted from 1
      outcome: z.enum(invitationOutcomes), // duplicate: twice in the list; known: has an account in the realm
      problems: z.array(z.enum(['email', 'firstName', 'lastName'])), // of an invalid row
    }),
  ),
  invited: z.number().int(),
});
export type InvitationReport = z.infer<typeof InvitationReport>;

export const Agency = z.object({
  agencyUid: z.uuid(),
  name: z.string(),
  type: z.enum(agencyTypes),
  businessType: z.enum(businessTypes),
  status: z.enum(accountStatuses),
  isInvited: z.boolean(), // nobody of it has signed in yet
  distributorUid: z.uuid().nullable(),
  distributorName: z.string().nullable(),
  agents: z.number().int(),
  reviewers: z.number().int(),
  openApplications: z.number().int(), // a count only, never names
  pendingRequests: z.number().int(),
  createdAt: z.iso.datetime(),
  can: RecordActions,
});
export type Agency = z.infer<typeof Agency>;

export const NewAgency = z.strictObject({
  name,
  businessType: z.enum(businessTypes).default('B2B'),
  distributorUid: z.uuid().optional(), // admins only; a distributor always creates its own agencies
  owner: Invitation,
});

export const Distributor = z.object({
  distributorUid: z.uuid(),
  name: z.string(),
  type: z.enum(distributorTypes),
  status: z.enum(accountStatuses),
  agencies: z.number().int(),
  openApplications: z.number().int(),
  createdAt: z.iso.datetime(),
  can: RecordActions,
});
export type Distributor = z.infer<typeof Distributor>;

export const NewDistributor = z.strictObject({ name, owner: Invitation });

// An agency requests the extension for some of its people; an admin or distributor decides, with a reason if rejected.
export const Request = z.object({
  requestUid: z.uuid(),
  type: z.enum(requestTypes),
  status: z.enum(requestStatuses),
  agencyUid: z.uuid(),
  agencyName: z.string(),
  people: z.number().int(),
  reason: z.string(),
  requestedByName: z.string(),
  requestedAt: z.iso.datetime(),
  decisionReason: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  can: RecordActions,
});
export type Request = z.infer<typeof Request>;
export const NewRequest = z.strictObject({
  type: z.enum(requestTypes),
  people: z.number().int().min(1).max(1_000),
  reason: z.string().trim().min(1).max(500),
});
export const RequestDecision = z
  .strictObject({
    requestUid: z.uuid(),
    status: z.enum(['APPROVED', 'REJECTED']),
    reason: z.string().trim().max(500).default(''),
  })
  .refine(({ status, reason }) => status === 'APPROVED' || reason !== '', 'say why it is rejected');

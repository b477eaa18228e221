import { agencyHandlers } from '../agencies/agencies.routes.ts';
import { agentHandlers } from '../agents/agents.routes.ts';
import { distributorHandlers } from '../distributors/distributors.routes.ts';
import { requestHandlers } from '../requests/requests.routes.ts';
import { reviewerHandlers } from '../reviewers/reviewers.routes.ts';

// Everything of contract/operations/staff.ts.
export const staffHandlers = {
  ...agentHandlers,
  ...reviewerHandlers,
  ...agencyHandlers,
  ...distributorHandlers,
  ...requestHandlers,
};

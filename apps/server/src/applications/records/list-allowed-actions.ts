import type { Action } from '@visawright/contract/platform/access.ts';
import { isEditable, type ReviewState, type Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { mayDo } from '../../platform/access/reach.ts';

export interface ApplicationState {
  readonly status: Status;
  readonly review: ReviewState;
  readonly isMyTurn: boolean; // the actor has an open review
}

type ApplicationAction = Extract<Action, `application.${string}` | 'finding.accept' | 'package.build'>;

// The status each action requires. A role has the same reach for all of them (ensured by a test), so anyone who can read
// the application may perform every action of their role.
const allowedWhen: Record<ApplicationAction, (state: ApplicationState) => boolean> = {
  'application.read': () => true,
  'application.edit': ({ status }) => isEditable(status),
  'application.transfer': () => true,
  'application.sendForReview': ({ review }) => review !== 'requested',
  'application.review': ({ isMyTurn }) => isMyTurn,
  'application.outcome': () => true,
  'finding.accept': ({ status }) => isEditable(status),
  'package.build': ({ status }) => !isEditable(status), // and downloadinging
};

export const applicationActions = Object.keys(allowedWhen) as ApplicationAction[];

export const listAllowedActions = (actor: Actor, state: ApplicationState): Action[] =>
  applicationActions.filter((action) => mayDo(actor, action) !== undefined && allowedWhen[action](state));

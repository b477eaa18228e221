import type { Action } from '@visawright/contract/access.ts';
import { isEditable, type ReviewState, type Status } from '@visawright/contract/application-status.ts';
import type { Actor } from '../access/actor.types.ts';
import { mayDo } from '../access/reach.ts';

export interface Standing {
  readonly status: Status;
  readonly review: ReviewState;
  readonly isMyTurn: boolean; // a review of mine is open
}

type ApplicationAction = Extract<Action, `application.${string}` | 'finding.accept' | 'package.build'>;

// Where an application must stand for each action. A role's reach is the same for all of them (a test holds it), so what may be read
// may be acted on wherever the role has the action at all.
const stands: Record<ApplicationAction, (standing: Standing) => boolean> = {
  'application.read': () => true,
  'application.edit': ({ status }) => isEditable(status),
  'application.transfer': () => true,
  'application.sendForReview': ({ review }) => review !== 'requested',
  'application.review': ({ isMyTurn }) => isMyTurn,
  'application.outcome': () => true,
  'finding.accept': ({ status }) => isEditable(status),
  'package.build': ({ status }) => !isEditable(status), // and download
};

export const applicationActions = Object.keys(stands) as ApplicationAction[];

export const whatCan = (actor: Actor, standing: Standing): Action[] =>
  applicationActions.filter((action) => mayDo(actor, action) !== undefined && stands[action](standing));

import { directApplicantsOnly, reachOf, type Action, type Reach } from '@visawright/contract/access.ts';
import { AppError } from '../http/app-error.ts';
import type { Actor } from './actor.types.ts';

// Deny by default: a role without a row in the access table does not have the function at all.
export function mayDo(actor: Actor, action: Action): Reach | undefined {
  const reach = reachOf(action, actor.role);
  if (reach === 'self' && directApplicantsOnly.includes(action) && actor.applicantType !== 'D2C') return undefined;
  return reach;
}

export function reachFor(actor: Actor, action: Action): Reach {
  const reach = mayDo(actor, action);
  if (reach === undefined) throw new AppError('access.functionRefused');
  return reach;
}

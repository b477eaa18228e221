import { authOperations } from './auth.ts';
import { extensionOperations } from './extension.ts';
import { peopleOperations } from './people.ts';
import { realmOperations } from './realms.ts';

export const operations = { ...realmOperations, ...authOperations, ...peopleOperations, ...extensionOperations };

export type Operations = typeof operations;
export type OperationId = keyof Operations;

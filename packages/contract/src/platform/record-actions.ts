import { z } from 'zod';
import { access, type Action } from './access.ts';

const actions = Object.keys(access) as [Action, ...Action[]];

// What the caller may do with one particular record now.
export const RecordActions = z.array(z.enum(actions));

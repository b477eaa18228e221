import type { peopleOperations } from '../operations/people.ts';
import type { ExamplesOf } from './example.types.ts';

export const peopleExamples: ExamplesOf<typeof peopleOperations> = { getProfile: { as: 'agent' } };

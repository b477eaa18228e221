import type { systemOperations } from '../operations/system.ts';
import type { ExamplesOf } from './example.types.ts';

export const systemExamples: ExamplesOf<typeof systemOperations> = { systemStatus: { as: 'admin' } };

import type { packageOperations } from '../operations/packages.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const declared = { applicationUid: samples.declaredApplication };

export const packageExamples: ExamplesOf<typeof packageOperations> = {
  getPackage: { as: 'agent', query: declared },
  buildPackage: { as: 'agent', body: declared },
  packageTicket: { as: 'agent', body: { packageUid: samples.package } },
  packageFile: { as: 'agent', query: { ticket: samples.packageTicket } },
  packageKeys: { as: 'nobody', query: { realm: samples.realm } },
};

import type { realmOperations } from '../operations/realms.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

export const realmExamples: ExamplesOf<typeof realmOperations> = {
  realmByPath: { as: 'nobody', params: { tenantPath: samples.realm } },
  realmByHost: { as: 'nobody', body: { maskedUrl: samples.domainAddress } },
};

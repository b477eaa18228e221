import type { Application } from '@visawright/contract/applications/application.ts';
import type { DestinationFacts } from '../../journey/flow/state/use-destination.ts';
import type { usePackage } from '../../shared/packages/package.api.ts';

export interface SubmitParts {
  readonly application: Application;
  readonly facts: DestinationFacts;
  readonly country: string; // translated
  readonly query: ReturnType<typeof usePackage>;
}

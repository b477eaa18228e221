import type { Application } from '@visawright/contract/application.ts';
import type { DestinationFacts } from '../details/use-destination.ts';
import type { usePackage } from './package.api.ts';

// What every part of the step is about.
export interface SubmitParts {
  readonly application: Application;
  readonly facts: DestinationFacts;
  readonly country: string; // in the reader's language
  readonly query: ReturnType<typeof usePackage>;
}

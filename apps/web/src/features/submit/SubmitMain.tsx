import { GrantCard } from '../grant/GrantCard.tsx';
import { FamilyPackages } from './FamilyPackages.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Package } from './Package.tsx';
import type { SubmitParts } from './submit.types.ts';
import { WhereToGo } from './WhereToGo.tsx';
import { YourPhoto } from './YourPhoto.tsx';

interface Props extends SubmitParts {
  isNarrow: boolean;
  isMain: boolean;
  hasDeed: boolean;
}

// Before it is handed in, what leads to the counter; afterwards the visa that came of it.
export function SubmitMain({ isNarrow, isMain, hasDeed, ...parts }: Props) {
  const { application, facts, query } = parts;
  const { applicationUid, status, partySize } = application;
  const isSubmitted = status === 'submitted';
  return (
    <div className="submit-main">
      {isSubmitted && <GrantCard applicationUid={applicationUid} />}
      <Package application={application} query={query} isMain={isMain} hasDeed={hasDeed} />
      {isNarrow && <NextSteps {...parts} />}
      {partySize > 1 && <FamilyPackages application={application} />}
      {!isSubmitted && <YourPhoto applicationUid={applicationUid} />}
      {!isSubmitted && <WhereToGo applicationUid={applicationUid} facts={facts} />}
    </div>
  );
}

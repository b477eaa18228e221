import { ChangeAgain } from './ChangeAgain.tsx';
import { ExtensionCard } from './ExtensionCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { SubmitParts } from './submit.types.ts';

export function SubmitSide({ isNarrow, ...parts }: SubmitParts & { isNarrow: boolean }) {
  const { application, facts, country } = parts;
  return (
    <>
      {!isNarrow && <NextSteps {...parts} />}
      {application.status !== 'submitted' && (
        <ExtensionCard country={country} takesPaperOnly={facts.row?.takesPaperOnly ?? false} />
      )}
      <ChangeAgain application={application} />
    </>
  );
}

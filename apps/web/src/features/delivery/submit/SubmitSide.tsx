import { ChangeAnswers } from './ChangeAnswers.tsx';
import { ExtensionCard } from './ExtensionCard.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { SubmitParts } from './submit.types.ts';

export function SubmitSide({ isNarrow, ...parts }: SubmitParts & { isNarrow: boolean }) {
  const { application, facts, country } = parts;
  return (
    <>
      {!isNarrow && <NextSteps {...parts} />}
      {application.status !== 'submitted' && (
        <ExtensionCard country={country} submitsInPersonOnly={facts.row?.submitsInPersonOnly ?? false} />
      )}
      <ChangeAnswers application={application} />
    </>
  );
}

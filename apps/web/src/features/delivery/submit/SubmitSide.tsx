import { ExtensionOffer } from '../../shared/extension/offer/ExtensionOffer.tsx';
import { ChangeAnswers } from './ChangeAnswers.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { SubmitParts } from './submit.types.ts';

export function SubmitSide({ isNarrow, ...parts }: SubmitParts & { isNarrow: boolean }) {
  const { application, facts, country } = parts;
  return (
    <>
      {!isNarrow && <NextSteps {...parts} />}
      {application.status !== 'submitted' && (
        <ExtensionOffer
          country={country}
          portal={facts.form?.portal ?? null}
          submitsInPersonOnly={facts.row?.submitsInPersonOnly ?? false}
          heading="h3"
          className="panel panel-pad"
        />
      )}
      <ChangeAnswers application={application} />
    </>
  );
}

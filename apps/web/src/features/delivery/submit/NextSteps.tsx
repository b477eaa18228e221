import { Decision } from '../next-steps/Decision.tsx';
import { packageStatusOf } from '../../shared/packages/package-status.ts';
import { SafeDateCard } from '../next-steps/SafeDateCard.tsx';
import { Stages } from '../next-steps/Stages.tsx';
import type { SubmitParts } from './submit.types.ts';

// Shown beside the package on wide screens, below it on narrow ones.
export function NextSteps({ application, facts, country, query: { data: view } }: SubmitParts) {
  return (
    <>
      <Stages
        application={application}
        place={facts.row}
        portal={facts.form?.portal.name ?? country}
        country={country}
        packageStatus={view ? packageStatusOf(view) : null}
        bar={view?.bar ?? null}
      />
      {application.status === 'submitted' ? (
        <Decision application={application} country={country} />
      ) : (
        <SafeDateCard application={application} country={country} />
      )}
    </>
  );
}

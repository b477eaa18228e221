import { Decision } from './Decision.tsx';
import { standingOf } from './package-standing.ts';
import { SafeDay } from './SafeDay.tsx';
import { Stages } from './Stages.tsx';
import type { SubmitParts } from './submit.types.ts';

// What comes next and by when: beside the package where there is room, right after it where there is not.
export function NextSteps({ application, facts, country, query: { data: view } }: SubmitParts) {
  return (
    <>
      <Stages
        application={application}
        place={facts.row}
        portal={facts.form?.portal.name ?? country}
        country={country}
        standing={view ? standingOf(view) : null}
        bar={view?.bar ?? null}
      />
      {application.status === 'submitted' ? (
        <Decision application={application} country={country} />
      ) : (
        <SafeDay application={application} country={country} />
      )}
    </>
  );
}

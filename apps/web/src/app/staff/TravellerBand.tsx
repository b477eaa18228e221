import { lazy, Suspense } from 'react';
import { useFlowSteps } from '../../features/journey/flow/steps/use-flow-steps.ts';

const FlowBand = lazy(async () => ({ default: (await import('../applicant/flow-band/FlowBand.tsx')).FlowBand }));

// Steps and travel summary for an agency's traveller, who uses the staff layout.
export function TravellerBand() {
  const { active } = useFlowSteps();
  if (active < 0) return null;
  return (
    <div className="applicant traveller-band">
      <Suspense>
        <FlowBand wide />
      </Suspense>
    </div>
  );
}

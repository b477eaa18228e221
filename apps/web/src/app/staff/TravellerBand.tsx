import { lazy, Suspense } from 'react';
import { useFlowSteps } from '../../features/flow/use-flow-steps.ts';

const FlowBand = lazy(async () => {
  await import('../../features/flow/applicant-words.ts');
  return { default: (await import('../applicant/FlowBand.tsx')).FlowBand };
});

// Steps and travel summary of an agency's traveller, who works in this layout.
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

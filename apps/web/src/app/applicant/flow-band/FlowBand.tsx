import './flow-band.css';
import { useLocation } from 'react-router';
import { MobileSteps } from './MobileSteps.tsx';
import { StepBar } from './StepBar.tsx';
import { TravelBar } from './TravelBar.tsx';
import { TravelDetails } from './TravelDetails.tsx';
import { useTripSummary } from './use-trip-summary.ts';

// Steps and travel summary between the header and the heading, inside the flow only.
export function FlowBand({ wide }: { wide: boolean }) {
  const trip = useTripSummary();
  const { pathname } = useLocation(); // collapses the details on the next step
  if (wide)
    return (
      <div className="flow-band">
        <div className="wrap">
          <StepBar />
        </div>
        {trip && <TravelBar trip={trip} />}
      </div>
    );
  return (
    <div className="flow-band">
      <MobileSteps />
      {trip && <TravelDetails key={pathname} trip={trip} />}
    </div>
  );
}

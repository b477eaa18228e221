import './band.css';
import { useLocation } from 'react-router';
import { MobileSteps } from './MobileSteps.tsx';
import { StepBar } from './StepBar.tsx';
import { TravelBar } from './TravelBar.tsx';
import { TravelDetails } from './TravelDetails.tsx';
import { useTrip } from './use-trip.ts';

// Steps and travel summary: what stands between header and heading while inside the flow.
export function FlowBand({ wide }: { wide: boolean }) {
  const trip = useTrip();
  const { pathname } = useLocation(); // another step folds the details up again
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

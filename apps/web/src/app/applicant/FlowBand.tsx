import { useDevice } from '../../lib/device.ts';
import { MobileSteps } from './MobileSteps.tsx';
import { StepBar } from './StepBar.tsx';
import { TravelBar } from './TravelBar.tsx';
import { TravelDetails } from './TravelDetails.tsx';
import { useTrip } from './use-trip.ts';

// Steps and travel summary: what stands between header and heading while inside the flow.
export function FlowBand() {
  const wide = useDevice().type === 'Desktop';
  const trip = useTrip();
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
      {trip && <TravelDetails trip={trip} />}
    </div>
  );
}

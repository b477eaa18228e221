import '../family.css';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { useFlow } from '../../flow/state/flow-store.ts';
import { useTrip } from '../family.api.ts';
import { GridCards } from './GridCards.tsx';
import { GridTable } from './GridTable.tsx';
import { useTripGrid } from './use-trip-grid.ts';
import { useFamilyTexts } from '../../../../translations/family/family-texts.ts';

// Only for several travellers; for one the list shows the same.
export function FamilyGrid() {
  const application = useFlow((flow) => flow.application);
  return application && <Party application={application} />;
}

function Party({ application }: { application: Application }) {
  const { data: trip } = useTrip(application);
  return trip && trip.travellers.length > 1 ? <Missing trip={trip} /> : null;
}

function Missing({ trip }: { trip: Trip }) {
  const { t } = useFamilyTexts();
  const { type } = useDevice();
  const grid = useTripGrid(trip);
  if (!grid) return null;
  return (
    <section className="family-grid" aria-labelledby="family-grid" data-tour="family-grid">
      <h2 id="family-grid">{t('grid.title')}</h2>
      <p id="family-grid-help">{t('grid.help')}</p>
      {type === 'Mobile' ? (
        <GridCards grid={grid} travellers={trip.travellers} />
      ) : (
        <GridTable grid={grid} travellers={trip.travellers} />
      )}
    </section>
  );
}

import './family.css';
import type { Application } from '@visawright/contract/application.ts';
import type { Trip } from '@visawright/contract/trip.ts';
import { useDevice } from '../../lib/device.ts';
import { useFlow } from '../flow/flow-store.ts';
import { useTrip } from './family.api.ts';
import { useFamilyWords } from './family-words.ts';
import { GridCards } from './GridCards.tsx';
import { GridTable } from './GridTable.tsx';
import { useGrid } from './use-grid.ts';

// What is missing for whom; for one traveller the list says it already.
export function FamilyGrid() {
  const application = useFlow((flow) => flow.application);
  return application && <Party application={application} />;
}

function Party({ application }: { application: Application }) {
  const { data: trip } = useTrip(application);
  return trip && trip.travellers.length > 1 ? <Missing trip={trip} /> : null;
}

function Missing({ trip }: { trip: Trip }) {
  const { t } = useFamilyWords();
  const { type } = useDevice();
  const grid = useGrid(trip);
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

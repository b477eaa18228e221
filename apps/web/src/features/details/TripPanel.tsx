import { useTranslation } from '../../lib/words.ts';
import type { FlowCountry } from '../flow/flow-store.ts';
import type { ChosenDates } from './chosen-dates.ts';
import { Deadline } from './Deadline.tsx';
import { Facts } from './Facts.tsx';
import { Failed, NoForm, Nothing } from './PanelStates.tsx';
import { PaperCounts } from './PaperCounts.tsx';
import type { DestinationFacts } from './use-destination.ts';
import { VisaHead } from './VisaHead.tsx';

interface Props {
  facts: DestinationFacts;
  toCountry: FlowCountry | null;
  dates: ChosenDates | null;
}

// What this trip asks for, while it is being described.
export function TripPanel({ facts, toCountry, dates }: Props) {
  const { t } = useTranslation('details');
  const { row, group, failed } = facts;
  return (
    <section className="panel trip-panel" aria-label={t('panel.label')} data-tour="facts">
      {!toCountry && <Nothing />}
      {toCountry && !row && <NoForm country={toCountry} />}
      {row && (
        <>
          <VisaHead facts={facts} />
          <Deadline place={row} group={group} from={dates?.from ?? null} />
          {failed ? (
            <Failed retry={facts.retry} />
          ) : (
            <>
              <Facts facts={facts} />
              <PaperCounts facts={facts} />
            </>
          )}
        </>
      )}
    </section>
  );
}

import { useTranslation } from '../../lib/words.ts';
import type { FlowCountry } from '../flow/flow-store.ts';
import type { Deadline as Reckoned } from '../findings/use-deadline.ts';
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
  deadline: Reckoned | null;
}

// What this trip asks for, while it is being described.
export function TripPanel({ facts, toCountry, dates, deadline }: Props) {
  const { t } = useTranslation('details');
  const { row, form, group, failed } = facts;
  return (
    <section className="panel trip-panel" aria-label={t('panel.label')} data-tour="facts">
      {!toCountry && <Nothing />}
      {toCountry && !row && <NoForm country={toCountry} />}
      {row && (
        <>
          <VisaHead facts={facts} />
          {!failed && <Deadline form={form} group={group} from={dates?.from ?? null} deadline={deadline} />}
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

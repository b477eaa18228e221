import type { FlowCountry } from '../../flow/state/flow-store.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';
import type { ChosenDates } from '../chosen-dates.ts';
import { SafeDayCard } from './SafeDayCard.tsx';
import { VisaFacts } from './VisaFacts.tsx';
import { LoadFailed, NoForm, NothingChosen } from './PanelStates.tsx';
import { DocumentCounts } from './DocumentCounts.tsx';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';
import { VisaHeading } from './VisaHeading.tsx';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  facts: DestinationFacts;
  toCountry: FlowCountry | null;
  dates: ChosenDates | null;
  deadline: Deadline | null;
}

export function TripPanel({ facts, toCountry, dates, deadline }: Props) {
  const { t } = useDetailsTexts();
  const { row, form, group, failed } = facts;
  return (
    <section className="panel trip-panel" aria-label={t('panel.label')} data-tour="facts">
      {!toCountry && <NothingChosen />}
      {toCountry && !row && <NoForm country={toCountry} />}
      {row && (
        <>
          <VisaHeading facts={facts} />
          {!failed && <SafeDayCard form={form} group={group} from={dates?.from ?? null} deadline={deadline} />}
          {failed ? (
            <LoadFailed retry={facts.retry} />
          ) : (
            <>
              <VisaFacts facts={facts} />
              <DocumentCounts facts={facts} />
            </>
          )}
        </>
      )}
    </section>
  );
}

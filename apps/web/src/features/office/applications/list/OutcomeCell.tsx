import type { Application } from '@visawright/contract/applications/application.ts';
import { dayText } from '../../../../lib/dates/moments.ts';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { Cell } from '../../../shared/lists/Cell.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// The decision; below it its number, or its day.
export function OutcomeCell({ row, compact }: { row: Application; compact: boolean }) {
  const { t, language } = useApplicationsTexts();
  const { visaAllocationStatus, outcomeReference, outcomeOn } = row;
  const sub = outcomeReference ?? (outcomeOn && dayText(outcomeOn, language));
  return (
    <Cell compact={compact} sub={sub}>
      <span>{t(`outcome.${visaAllocationStatus}`)}</span>
    </Cell>
  );
}

// All that is known of a decision, for the drawer.
export function OutcomeFacts({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const { outcomeReason } = useReasons(row);
  const { visaAllocationStatus, outcomeReference, outcomeOn } = row;
  const details = [outcomeOn && dayText(outcomeOn, language), outcomeReference].filter(Boolean).join(' · ');
  return (
    <>
      {t(`outcome.${visaAllocationStatus}`)} {details && <small>{details}</small>}
      {outcomeReason && <div className="pane-dim">{outcomeReason}</div>}
    </>
  );
}

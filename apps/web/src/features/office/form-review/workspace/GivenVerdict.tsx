import type { Application } from '@visawright/contract/applications/application.ts';
import { ReviewBadge } from '../../../../components/list/badges/badges.tsx';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';

// A reviewer's own verdict on a section, after it was sent.
export function GivenVerdict({ row, section }: { row: Application; section: string }) {
  const { personUid } = useOwnIds();
  const reasons = useReasons(row);
  const given = row.review.sections.find((each) => each.section === section && each.reviewerUid === personUid);
  if (!given) return null;
  const reason = reasons.ofSection(section, given.reviewerUid);
  return (
    <div className="fr-verdict" data-given={given.verdict}>
      <ReviewBadge review={given.verdict} />
      {reason && <p className="pane-text">{reason}</p>}
    </div>
  );
}

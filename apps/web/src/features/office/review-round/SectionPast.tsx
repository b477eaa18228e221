import { IconArrowBackUp, IconMessage } from '@tabler/icons-react';
import { momentText } from '../../../lib/dates/moments.ts';
import type { RoundSection } from './use-review-round.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';
import './review-round.css';

export interface ShownChange {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

interface Props {
  section: RoundSection;
  changes: readonly ShownChange[];
}

// What happened to a section before this round: why it was returned, what the agent replied and changed.
export function SectionPast({ section: { last, reply, isChanged }, changes }: Props) {
  const { t, language } = useApplicationsTexts();
  if (!last) return null;
  return (
    <div className="section-past">
      {last.verdict === 'returned' ? (
        <div className="pane-returned">
          <IconArrowBackUp size={16} stroke={2.2} aria-hidden />
          <div>
            <b>{t('past.returned', { name: last.reviewerName, when: momentText(last.at, language) })}</b>
            <p>{last.reason}</p>
          </div>
        </div>
      ) : (
        <p className="pane-text">{t('past.approvedThenChanged', { name: last.reviewerName, round: last.round })}</p>
      )}
      {reply && (
        <div className="section-reply">
          <IconMessage size={16} aria-hidden />
          <div>
            <b>{t('past.replied', { name: reply.personName, when: momentText(reply.at, language) })}</b>
            <p>{reply.text}</p>
          </div>
        </div>
      )}
      {changes.length > 0 && (
        <table className="section-changes">
          <thead>
            <tr>
              <th scope="col">{t('past.question')}</th>
              <th scope="col">{t('past.before')}</th>
              <th scope="col">{t('past.after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, label, before, after }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td data-empty={!before || undefined}>{before || t('past.empty')}</td>
                <td>{after || t('past.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isChanged && <p className="pane-text">{t('past.unchanged')}</p>}
    </div>
  );
}

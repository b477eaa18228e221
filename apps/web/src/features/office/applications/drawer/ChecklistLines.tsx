import { Link } from 'react-router';
import type { ChecklistEntry } from '@visawright/forms/checklist/match-documents.ts';
import { documentsAddress } from '../../../form/findings/remedy-target.ts';
import { ChecklistStateIcon } from '../../../journey/upload/list/ChecklistStateIcon.tsx';
import { useChecklistText } from '../../../documents/checklist/use-checklist-text.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

interface Props {
  subject: { readonly applicationUid: string; readonly applicantUid: string };
  entries: readonly ChecklistEntry[];
}

// One line per checklist item: its document, or a link to add it.
export function ChecklistLines({ subject, entries }: Props) {
  const { t } = useApplicationsTexts();
  const checklistText = useChecklistText();
  const noteOf = ({ documents, state }: ChecklistEntry) => {
    const [first] = documents;
    if (!first) return t('checklist.state.notStarted');
    if (state !== 'done') return t(`checklist.state.${state}`);
    return documents.length > 1 ? t('checklist.files', { count: documents.length }) : first.fileName;
  };
  return (
    <ul className="pane-documents">
      {entries.map((match) => (
        <li key={match.item.title} data-state={match.state} data-item={match.item.title}>
          <ChecklistStateIcon state={match.state} size={17} />
          <Link
            to={documentsAddress(subject, false, {
              open: match.documents[0]?.docId ?? null,
              document: match.item.title,
            })}
          >
            <span lang={checklistText(match.item.title).lang}>{checklistText(match.item.title).text}</span>
          </Link>
          <small>{noteOf(match)}</small>
        </li>
      ))}
    </ul>
  );
}

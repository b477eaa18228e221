import { Link } from 'react-router';
import type { PaperMatch } from '@visawright/forms/match-papers.ts';
import { papersAddress } from '../../findings/way.ts';
import { PaperMark } from '../../upload/PaperMark.tsx';
import { usePaperWords } from '../../guidelines/use-paper-words.ts';
import { useApplicationWords } from '../application-words.ts';

interface Props {
  subject: { readonly applicationUid: string; readonly applicantUid: string };
  papers: readonly PaperMatch[];
}

// An item of the checklist a line: what is there of it, or the way to add it.
export function PaperLines({ subject, papers }: Props) {
  const { t } = useApplicationWords();
  const said = usePaperWords();
  const noteOf = ({ documents, state }: PaperMatch) => {
    const [first] = documents;
    if (!first) return t('papers.state.notStarted');
    if (state !== 'done') return t(`papers.state.${state}`);
    return documents.length > 1 ? t('papers.files', { count: documents.length }) : first.fileName;
  };
  return (
    <ul className="pane-papers">
      {papers.map((match) => (
        <li key={match.item.title} data-state={match.state} data-paper={match.item.title}>
          <PaperMark state={match.state} size={17} />
          <Link
            to={papersAddress(subject, false, { open: match.documents[0]?.docId ?? null, paper: match.item.title })}
          >
            <span lang={said(match.item.title).lang}>{said(match.item.title).text}</span>
          </Link>
          <small>{noteOf(match)}</small>
        </li>
      ))}
    </ul>
  );
}

import { badgeOf } from '../../documents/document-state.ts';
import { hasDuplicate, isUnsorted, type DocumentBlock } from '../state/page-items.ts';
import { usePlaygroundTexts } from '../../../../translations/playground/playground-texts.ts';

interface Note {
  readonly text: string;
  readonly tone?: 'ok' | 'warn' | 'bad';
}

function useDocumentNote({ document }: DocumentBlock): Note | null {
  const { t } = usePlaygroundTexts();
  const mark = badgeOf(document);
  if (mark === 'locked') return { text: t('note.locked'), tone: 'warn' };
  if (mark === 'rejected' || mark === 'failed') return { text: t('note.failed'), tone: 'bad' };
  if (mark === 'retake') return { text: t('note.retake'), tone: 'warn' };
  if (hasDuplicate(document)) return { text: t('note.duplicate'), tone: 'warn' };
  if (mark === 'reading') return { text: t('note.reading') };
  if (isUnsorted(document)) return { text: t('note.unsorted'), tone: 'warn' };
  if (mark === 'confirm') return { text: t('note.confirm', { count: document.toConfirm }), tone: 'warn' };
  return document.isPrimary ? { text: t('note.primary'), tone: 'ok' } : null;
}

export function DocumentRow({ block, isOver }: { block: DocumentBlock; isOver: boolean }) {
  const note = useDocumentNote(block);
  return (
    <div
      role="rowheader"
      className="pg-document"
      data-drop="document"
      data-doc={block.document.docId}
      data-over={isOver || undefined}
    >
      <span>{block.title}</span>
      {note && <small data-tone={note.tone}>{note.text}</small>}
    </div>
  );
}

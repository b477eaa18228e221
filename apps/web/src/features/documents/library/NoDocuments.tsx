import { IconFolder } from '@tabler/icons-react';
import { EmptyState } from '../../shared/applicant-page/EmptyState.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  text: string;
  isStaff?: boolean;
}

export function NoDocuments({ text, isStaff = false }: Props) {
  const { t } = useDocumentsTexts();
  if (!isStaff)
    return (
      <div data-state="empty">
        <EmptyState icon={IconFolder} title={t('empty.title')} text={text} />
      </div>
    );
  return (
    <div className="staff-center" data-state="empty">
      <IconFolder size={34} stroke={1.3} color="var(--faint)" aria-hidden />
      <h2 className="staff-state-title">{t('empty.title')}</h2>
      <p>{text}</p>
    </div>
  );
}

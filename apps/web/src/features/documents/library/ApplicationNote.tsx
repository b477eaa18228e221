import { IconFileArrowRight } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export function ApplicationNote({ application }: { application: Application }) {
  const { t } = useDocumentsTexts();
  const { visaTo } = application.visaDetails;
  return (
    <p className="docs-for" data-application={application.applicationUid} data-status={application.status}>
      <IconFileArrowRight size={18} stroke={1.6} aria-hidden />
      {t('forApplication', { country: visaTo })}
    </p>
  );
}

import { IconFileArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export function ApplicationNote({ application }: { application: Application }) {
  const { t } = useDocumentsTexts();
  const country = application.visaDetails.visaTo;
  return (
    <p className="docs-for" data-application={application.applicationUid} data-status={application.status}>
      <IconFileArrowRight size={18} stroke={1.6} aria-hidden />
      {isEditable(application.status) ? (
        t('forApplication', { country })
      ) : (
        <span>
          {t('ofApplication', { country })}{' '}
          <Link to={`/fileUpload?applicantUid=${application.applicantUid}`}>{t('showAll')}</Link>
        </span>
      )}
    </p>
  );
}

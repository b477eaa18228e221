import { IconFileArrowRight } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { useDocumentWords } from './document-words.ts';

// Papers added now go to this application too.
export function ForApplication({ application }: { application: Application }) {
  const { t } = useDocumentWords();
  const { visaTo } = application.visaDetails;
  return (
    <p className="docs-for" data-application={application.applicationUid} data-status={application.status}>
      <IconFileArrowRight size={18} stroke={1.6} aria-hidden />
      {t('forApplication', { country: visaTo })}
    </p>
  );
}

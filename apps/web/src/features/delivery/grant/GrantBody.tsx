import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { TransferRow } from '../../documents/upload/TransferRow.tsx';
import { useDocuments } from '../../documents/documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/documents/use-live-documents.ts';
import { useSetGrant } from './grant.api.ts';
import { GrantEmpty } from './GrantEmpty.tsx';
import { GrantReading } from './GrantReading.tsx';
import { GrantResult } from './GrantResult.tsx';
import { GrantUnreadable } from './GrantUnreadable.tsx';
import { useGrantUpload } from './use-grant-upload.tsx';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

const DocumentDrawer = lazy(async () => ({
  default: (await import('../../documents/viewer/DocumentDrawer.tsx')).DocumentDrawer,
}));

interface Props {
  grant: GrantState;
  application: Application;
  heading: 'h2' | 'h3'; // one level below the heading around it
}

export function GrantBody({ grant, application, heading: Heading }: Props) {
  const { t } = useGrantTexts();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { applicantUid, applicationUid, applicantName } = application;
  const isApplicant = useSession().user.role.includes('applicant');
  const set = useSetGrant(applicationUid);
  const upload = useGrantUpload({ applicantUid, applicationUid, name: applicantName }, (docId) => set.mutate(docId));
  const documents = useDocuments(grant.docId === null ? undefined : applicantUid);
  useLiveDocuments(applicantUid);
  const [isOpen, setOpen] = useState(false);
  const document = documents.data?.find(({ docId }) => docId === grant.docId);
  const mayEdit =
    application.can.includes('application.outcome') || isApplicant || document?.can.includes('document.edit') === true;
  const onRemove = () =>
    set.mutate(null, {
      onSuccess: () => {
        void toast(t('removed'));
        head.current?.focus(); // the button has been removed
      },
    });
  const actions = { upload, onOpen: () => setOpen(true), onRemove, mayEdit };
  const isBusy = upload.transfers.length > 0 || set.isPending;
  return (
    <section
      className="grant verdict-colors"
      aria-labelledby={id}
      data-grant={grant.state}
      data-differences={grant.differences}
    >
      <Heading id={id} ref={head} tabIndex={-1}>
        {t(isApplicant ? 'heading' : 'headingStaff')}
      </Heading>
      <div aria-live="polite">
        {grant.state === 'none' && <GrantEmpty actions={actions} isBusy={isBusy} />}
        {grant.state === 'reading' && <GrantReading document={document} fileName={grant.fileName} />}
        {grant.state === 'unreadable' && <GrantUnreadable actions={actions} isBusy={isBusy} />}
      </div>
      {grant.state === 'read' && (
        <GrantResult grant={grant} application={application} actions={actions} isApplicant={isApplicant} />
      )}
      {upload.transfers.length > 0 && (
        <ul className="grant-transfers">
          {upload.transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} onOpen={(docId) => set.mutate(docId)} />
          ))}
        </ul>
      )}
      <ErrorLine message={upload.error || (set.error ? errorText(set.error) : '')} />
      {upload.parts}
      {isOpen && (
        <Suspense>
          <DocumentDrawer document={document} showsViews={false} narrow onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

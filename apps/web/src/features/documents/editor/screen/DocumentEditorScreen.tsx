import '../../documents/documents.css';
import '../editor.css';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Skeleton } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { ScreenHeading } from '../../../../components/ScreenHeading.tsx';
import { countryCode } from '../../../shared/destinations/destination-names.ts';
import { useDocuments, useExtracted } from '../../documents/documents.api.ts';
import { useLiveDocuments } from '../../documents/use-live-documents.ts';
import { useChosenApplicant, useNamedApplication } from '../../documents/people.api.ts';
import { NewTickets } from '../../pictures/use-page-picture.ts';
import { EditorWorkspace } from './EditorWorkspace.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

// Address: applicantUid, docId; optional applicationUid and page (from 1).
export function DocumentEditorScreen() {
  const { t } = useEditorTexts();
  const [params] = useSearchParams();
  const applicantUid = params.get('applicantUid') ?? undefined;
  const documents = useDocuments(applicantUid);
  useLiveDocuments(applicantUid);
  const document = documents.data?.find(({ docId }) => docId === params.get('docId'));
  if (document)
    return (
      <OpenDocument
        key={document.docId}
        document={document}
        others={documents.data!.filter((one) => one !== document && one.state === 'checked' && one.pages > 0)}
      />
    );
  if (documents.isError)
    return (
      <Message>
        <LoadFailure
          title={t('load.failed')}
          error={documents.error}
          isTrying={documents.isFetching}
          onAgain={() => void documents.refetch()}
        />
      </Message>
    );
  if (documents.isPending && applicantUid !== undefined) return <Waiting />;
  return <NothingToEdit why="none" applicantUid={applicantUid} />;
}

function NothingToEdit({ why, applicantUid }: { why: 'none' | 'pageless'; applicantUid: string | undefined }) {
  const { t } = useEditorTexts();
  return (
    <Message>
      <div className="staff-center" data-state="empty">
        <IconFileOff size={34} stroke={1.3} color="var(--faint)" aria-hidden />
        <h2 className="staff-state-title">{t(`load.${why}`)}</h2>
        <p>{t(`load.${why}Text`)}</p>
        <Link to={applicantUid ? `/fileUpload?applicantUid=${applicantUid}` : '/fileUpload'}>
          {t('load.documents')}
        </Link>
      </div>
    </Message>
  );
}

function OpenDocument({ document, others }: { document: Document; others: readonly Document[] }) {
  const { t } = useEditorTexts();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const { applicantUid, docId } = document;
  const applicationUid = params.get('applicationUid') ?? undefined;
  const { data: application } = useNamedApplication(applicationUid);
  const { data: person } = useChosenApplicant(applicantUid, true);
  const read = useExtracted(document);
  const close = () => {
    if (key !== 'default') return void navigate(-1);
    const query = new URLSearchParams({ applicantUid, open: docId, ...(applicationUid ? { applicationUid } : {}) });
    return void navigate(pathname.startsWith('/applications') ? '/applications' : `/fileUpload?${query}`);
  };
  const open = (next: string) =>
    setParams((now) => {
      now.set('docId', next);
      now.delete('page');
      return now;
    });
  if (read.isError && !read.data)
    return (
      <Message>
        <LoadFailure
          title={t('load.failed')}
          error={read.error}
          isTrying={read.isFetching}
          onAgain={() => void read.refetch()}
        />
      </Message>
    );
  // A file that could not be opened or read never gets pages.
  const isPageless = document.state === 'rejected' || (isSettled(document.state) && read.data?.pages.length === 0);
  if (isPageless) return <NothingToEdit why="pageless" applicantUid={applicantUid} />;
  if (!read.data || read.data.pages.length === 0) return <Waiting />;
  return (
    <NewTickets value={() => void read.refetch()}>
      <EditorWorkspace
        document={document}
        others={others}
        data={read.data}
        traveller={person?.name ?? ''}
        country={application ? (countryCode(application.visaDetails.visaTo) ?? null) : null}
        reference={application?.reference ?? null}
        firstPage={Math.max(0, Number(params.get('page') ?? 1) - 1)}
        onOpen={open}
        onClose={close}
      />
    </NewTickets>
  );
}

function Message({ children }: { children: ReactNode }) {
  const { t } = useEditorTexts();
  return (
    <div className="ed ed-message" data-screen="documentEditor">
      <header className="ed-head">
        <ScreenHeading>{t('title')}</ScreenHeading>
      </header>
      {children}
    </div>
  );
}

const Waiting = () => (
  <div className="ed" data-screen="documentEditor" aria-busy>
    <div className="ed-head">
      <Skeleton h={20} w={260} />
    </div>
    <div className="ed-body">
      <div className="ed-strip">
        <Skeleton h={103} w={82} mx="auto" />
      </div>
      <div className="ed-canvas">
        <Skeleton h="80%" w="50%" m="auto" />
      </div>
      <div className="ed-panels" />
    </div>
  </div>
);

import { Skeleton } from '@mantine/core';
import { reachOf } from '@visawright/contract/access.ts';
import type { Role } from '@visawright/contract/roles.ts';
import { Failing } from '../../components/Failing.tsx';
import { useDelayed } from '../../components/list/use-delayed.ts';
import { DocumentGroups } from './DocumentGroups.tsx';
import { useDocuments } from './documents.api.ts';
import { useDocumentWords } from './document-words.ts';
import { Announcement } from './Announcement.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import type { Person } from './people.api.ts';
import { Transfers } from './upload/Transfers.tsx';
import { UploadArea } from './upload/UploadArea.tsx';
import { useLiveDocuments } from './use-live-documents.ts';
import { useOpened } from './use-opened.ts';
import { Wanted } from './Wanted.tsx';
import { DocumentDrawer } from './viewer/DocumentDrawer.tsx';

interface Props {
  person: Person;
  seenBy: Role;
  applicationUid: string | undefined;
}

// One person's papers: adding them, what they are, and one of them opened.
export function DocumentsPane({ person, seenBy, applicationUid }: Props) {
  const { t } = useDocumentWords();
  const { applicantUid, name } = person;
  const documents = useDocuments(applicantUid);
  const isSlow = useDelayed(documents.isPending);
  const [openId, open] = useOpened();
  useLiveDocuments(applicantUid);
  const canAdd = reachOf('document.edit', seenBy) !== undefined;
  const opened = documents.data?.find(({ docId }) => docId === openId);

  return (
    <>
      {canAdd && seenBy !== 'applicant' && <Wanted isLoaded={documents.data !== undefined} />}
      {canAdd && (
        <UploadArea key={applicantUid} applicantUid={applicantUid} applicationUid={applicationUid} name={name} />
      )}
      <Transfers applicantUid={applicantUid} onStored={() => documents.refetch()} onOpen={open} />
      {documents.data ? (
        documents.data.length > 0 ? (
          <DocumentGroups documents={documents.data} onOpen={open} />
        ) : (
          <NoDocuments isStaff={seenBy !== 'applicant'} text={t(canAdd ? 'empty.text' : 'empty.reader')} />
        )
      ) : documents.isError ? (
        <Failing
          title={t('failing')}
          error={documents.error}
          isTrying={documents.isFetching}
          onAgain={() => void documents.refetch()}
        />
      ) : (
        isSlow && (
          <ul className="docs-cards" aria-hidden>
            {[0, 1, 2].map((n) => (
              <li className="doc-card" key={n}>
                <Skeleton h={76} w={104} radius={8} />
                <div className="doc-card-text">
                  <Skeleton h={14} w="60%" mt={6} />
                  <Skeleton h={12} w="80%" mt={12} />
                </div>
              </li>
            ))}
          </ul>
        )
      )}
      <Announcement documents={documents.data ?? []} />
      <DocumentDrawer
        document={opened}
        applicationUid={applicationUid}
        showsViews={seenBy === 'applicant' || seenBy === 'agency'}
        onClose={() => open(null)}
      />
    </>
  );
}

import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { reachOf } from '@visawright/contract/platform/access.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { DocumentGroups } from './DocumentGroups.tsx';
import { useDocuments } from '../documents/documents.api.ts';
import { DocumentAnnouncement } from './DocumentAnnouncement.tsx';
import { NoDocuments } from './NoDocuments.tsx';
import { namedKey, type Person } from '../documents/people.api.ts';
import { TransferList } from '../upload/TransferList.tsx';
import { UploadArea } from '../upload/UploadArea.tsx';
import { useLiveDocuments } from '../documents/use-live-documents.ts';
import { useOpenedDocument } from '../documents/use-opened-document.ts';
import { RequestedDocument } from './RequestedDocument.tsx';
import { DocumentDrawer } from '../viewer/DocumentDrawer.tsx';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  person: Person;
  seenBy: Role;
  applicationUid: string | undefined;
  only?: readonly string[] | undefined; // docIds of an application that takes no more documents
}

export function DocumentsPane({ person, seenBy, applicationUid, only }: Props) {
  const { t } = useDocumentsTexts();
  const { applicantUid, name } = person;
  const documents = useDocuments(applicantUid);
  const isSlow = useDelayed(documents.isPending);
  const [openId, open] = useOpenedDocument();
  useLiveDocuments(applicantUid);
  const client = useQueryClient();
  const handleStored = async () => {
    void client.invalidateQueries({ queryKey: namedKey(applicationUid) });
    return documents.refetch();
  };
  const canAdd = reachOf('document.edit', seenBy) !== undefined && only === undefined;
  const shown = documents.data?.filter(({ docId }) => only?.includes(docId) ?? true);
  const opened = documents.data?.find(({ docId }) => docId === openId);

  return (
    <>
      {canAdd && seenBy !== 'applicant' && <RequestedDocument isLoaded={documents.data !== undefined} />}
      {canAdd && (
        <UploadArea
          key={applicantUid}
          applicantUid={applicantUid}
          applicationUid={applicationUid}
          name={name}
          isMain={applicationUid === undefined}
        />
      )}
      <TransferList applicantUid={applicantUid} onStored={handleStored} onOpen={open} />
      {shown ? (
        shown.length > 0 ? (
          <DocumentGroups documents={shown} onOpen={open} />
        ) : (
          <NoDocuments isStaff={seenBy !== 'applicant'} text={t(canAdd ? 'empty.text' : 'empty.reader')} />
        )
      ) : documents.isError ? (
        <LoadFailure
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
      <DocumentAnnouncement documents={documents.data ?? []} />
      <DocumentDrawer
        document={opened}
        applicationUid={applicationUid}
        showsViews={seenBy === 'applicant' || seenBy === 'agency'}
        onClose={() => open(null)}
      />
    </>
  );
}

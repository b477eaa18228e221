import '../../documents/documents/documents.css';
import './upload.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import { needsPerson } from '@visawright/forms/checklist/match-documents.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDevice } from '../../../lib/browser/device.ts';
import { LazyCamera } from '../../documents/camera/LazyCamera.tsx';
import { isInProgress, type ChecklistSlot, type Transfer } from '../../documents/upload/transfer.ts';
import { useAddFiles } from '../../documents/upload/use-add-files.tsx';
import { useStoredTransfers } from '../../documents/upload/use-stored-transfers.ts';
import { useRefetchDocuments } from '../../documents/documents/documents.api.ts';
import { useOpenedDocument } from '../../documents/documents/use-opened-document.ts';
import { stepAddress } from '../flow/steps/step-state.ts';
import { StepScreen } from '../flow/steps/StepScreen.tsx';
import { HandoffCard } from '../../documents/handoff/HandoffCard.tsx';
import { AddDocuments } from './add/AddDocuments.tsx';
import { markAdded } from './pending-documents.ts';
import { assignDocument, unassignDocument } from '../checklist/assigned-documents.ts';
import { MissingDocuments } from './MissingDocuments.tsx';
import { UploadOverview } from './UploadOverview.tsx';
import { UploadChecklist } from './list/UploadChecklist.tsx';
import { UploadAnnouncements } from './UploadAnnouncements.tsx';
import { ChecklistSkeleton } from './list/ChecklistSkeleton.tsx';
import { ReviewPanel } from './review/ReviewPanel.tsx';
import { FileProblems } from './list/FileProblems.tsx';
import { FilesInProgress } from './list/FilesInProgress.tsx';
import { useFileInput } from './add/use-file-input.tsx';
import { useUploadDocuments } from './use-upload-documents.ts';
import { useRemoveDocument } from './use-remove-document.tsx';
import { TripTravellersProvider } from '../../documents/actions/trip-travellers.ts';
import { useOtherTravellers } from './use-other-travellers.ts';
import { useUploadNext } from './use-upload-next.ts';
import { useRequestedRow } from './list/use-requested-row.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

const DocumentDrawer = lazy(async () => ({
  default: (await import('../../documents/viewer/DocumentDrawer.tsx')).DocumentDrawer,
}));
const MyDocumentsPicker = lazy(async () => ({ default: (await import('./add/ReuseDocuments.tsx')).ReuseDocuments }));
const FamilyStrip = lazy(async () => ({ default: (await import('../family/strip/FamilyStrip.tsx')).FamilyStrip }));
const FindingsSummary = lazy(async () => ({
  default: (await import('../findings-summary/FindingsSummary.tsx')).FindingsSummary,
}));
const FamilyGrid = lazy(async () => ({ default: (await import('../family/grid/FamilyGrid.tsx')).FamilyGrid }));

interface Props {
  application: Application;
  onChanged: () => void;
}
interface Wanted {
  readonly slot?: ChecklistSlot | undefined;
  readonly replaces?: string | undefined;
}

export function UploadStep({ application, onChanged }: Props) {
  const { t } = useApplicantTexts();
  const { t: translate } = useUploadTexts();
  const { applicantUid, applicationUid, applicantName, partySize } = application;
  const isDesktop = useDevice().type === 'Desktop';
  const entries = useUploadDocuments(application, onChanged);
  const { take, error, dialog } = useAddFiles({ applicantUid, applicationUid }, applicantName);
  const { open: choose, input } = useFileInput((files) => void take(files));
  const [camera, setCamera] = useState<Wanted | null>(null);
  const [isMine, setMine] = useState(false);
  // The travellers of a party come first, the offer to add one last. It keeps its place and the focus while it is used.
  const [isParty] = useState(partySize > 1);
  const [hasOpened, setHasOpened] = useState(false);
  const [openId, open] = useOpenedDocument();
  useRequestedRow();
  const remove = useRemoveDocument(onChanged);
  const refetchDocuments = useRefetchDocuments();
  const next = useUploadNext(application, entries);
  const travellers = useOtherTravellers(application, onChanged);
  const opened = entries.documents.find(({ docId }) => docId === openId);
  if (opened && !hasOpened) setHasOpened(true); // the viewer is loaded when the first document is opened
  // Preloaded, because it must be available when the connection is lost.
  useEffect(() => void import('tus-js-client').catch(() => undefined), []);

  const slotOf = (document: Document): ChecklistSlot | undefined => {
    const found = entries.groups.flatMap(([, own]) => own).find((one) => one.documents.includes(document));
    return found && { title: found.item.title, category: found.item.category };
  };
  // Also called for a file that was added to another trip and is stored only now.
  const handleStored = async ({ applicationUid: ownApplication, docId, slot }: Transfer) => {
    if (docId !== null && ownApplication) {
      markAdded(ownApplication, docId);
      if (slot) assignDocument(ownApplication, docId, slot);
    }
    await refetchDocuments(applicantUid); // read again later if the screen is left meanwhile
    onChanged();
  };
  useStoredTransfers(applicantUid, handleStored);
  const actions = {
    onOpen: open,
    onRemove: (document: Document) => void remove(document),
    onReplace: (document: Document) => {
      const wanted = { slot: slotOf(document), replaces: document.docId };
      if (!isDesktop && document.retake.length > 0) setCamera(wanted);
      else choose((files) => void take(files, wanted.slot, wanted.replaces));
    },
  };
  // Failed before they were categorised, so they have no row in the list.
  const loose = entries.others.filter((one) => one.state !== 'checked' && needsPerson(one));
  const list = { ...entries, others: entries.others.filter((one) => !loose.includes(one)) };

  const strip = (
    <Suspense>
      <FamilyStrip />
    </Suspense>
  );
  const review = <ReviewPanel isShort={!isDesktop} documents={entries.documents} onOpen={open} />;

  return (
    <TripTravellersProvider value={travellers}>
      <StepScreen
        screen="documentPlayground"
        title={t('upload.heading')}
        help={t('upload.help')}
        side={
          <>
            <UploadOverview {...entries} />
            {isDesktop && <HandoffCard key={applicationUid} {...{ applicantUid, applicationUid }} />}
            {isDesktop && review}
            {application.docIds.length > 0 && (
              <Suspense>
                <FindingsSummary applicationUid={applicationUid} to={stepAddress('/form', applicationUid)} />
              </Suspense>
            )}
            <p className="up-limits">{translate('drop.limits')}</p>
          </>
        }
        next={next}
      >
        <div className="docs up">
          {isParty && strip}
          <AddDocuments
            error={error}
            onFiles={() => choose()}
            onCamera={() => setCamera({})}
            onMine={() => setMine(true)}
            onDrop={(files) => void take(files)}
          />
          <FilesInProgress
            documents={entries.sorting}
            transfers={entries.transfers.filter((one) => !one.slot && isInProgress(one))}
            actions={actions}
          />
          <FileProblems
            transfers={entries.transfers.filter((one) => !isInProgress(one))}
            documents={loose}
            actions={actions}
          />
          {!isDesktop && review}
          {entries.error ? (
            <LoadFailure
              title={translate('failing')}
              error={entries.error}
              isTrying={entries.isFetching}
              onAgain={() => void entries.again()}
            />
          ) : entries.isPending || entries.list === 'coming' ? (
            <ChecklistSkeleton />
          ) : (
            <UploadChecklist
              entries={list}
              actions={actions}
              onAdd={(slot) => choose((files) => void take(files, slot))}
              onDrop={(files, slot) => void take(files, slot)}
            />
          )}
          {partySize > 1 && (
            <Suspense>
              <FamilyGrid />
            </Suspense>
          )}
          {!isParty && strip}
          <MissingDocuments missing={entries.missing} counts={entries.counts} />
          <UploadAnnouncements documents={entries.documents} counts={entries.counts} />
        </div>
        {input}
        {dialog}
        <LazyCamera
          opened={camera !== null}
          onClose={() => setCamera(null)}
          onPictures={(files) => {
            const wanted = camera;
            setCamera(null);
            void take(files, wanted?.slot, wanted?.replaces);
          }}
        />
        <Suspense>
          {isMine && (
            <MyDocumentsPicker {...{ application, entries }} onChanged={onChanged} onClose={() => setMine(false)} />
          )}
          {hasOpened && (
            <DocumentDrawer
              document={opened}
              applicationUid={applicationUid}
              showsViews
              narrow
              onRemove={(document) => {
                open(null);
                void remove(document);
              }}
              onRefiled={({ docId }) => unassignDocument(applicationUid, docId)}
              onClose={() => open(null)}
            />
          )}
        </Suspense>
      </StepScreen>
    </TripTravellersProvider>
  );
}

import '../documents/documents.css';
import './upload.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import type { Document } from '@visawright/contract/document.ts';
import { needsPerson } from '@visawright/forms/match-papers.ts';
import { Failing } from '../../components/Failing.tsx';
import { useDevice } from '../../lib/device.ts';
import { useTranslation } from '../../lib/words.ts';
import { LazyCamera } from '../camera/LazyCamera.tsx';
import { Transfers } from '../documents/upload/Transfers.tsx';
import type { Place, Transfer } from '../documents/upload/transfer.ts';
import { useTakeFiles } from '../documents/upload/use-take-files.tsx';
import { useOpened } from '../documents/use-opened.ts';
import { stepAddress } from '../flow/step-state.ts';
import { StepScreen } from '../flow/StepScreen.tsx';
import { HandoffButton } from '../handoff/HandoffButton.tsx';
import { AddPapers } from './AddPapers.tsx';
import { arrive } from './arrived.ts';
import { giveTo, takeFrom } from './given-papers.ts';
import { Missing } from './Missing.tsx';
import { Overview } from './Overview.tsx';
import { PaperList } from './PaperList.tsx';
import { PapersSaid } from './PapersSaid.tsx';
import { PaperBones } from './PaperBones.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { Troubles } from './Troubles.tsx';
import { useFileInput } from './use-file-input.tsx';
import { usePapers } from './use-papers.ts';
import { useRemove } from './use-remove.tsx';
import { useUploadWords } from './upload-words.ts';
import { useUploadNext } from './use-upload-next.ts';
import { useWantedPaper } from './use-wanted-paper.ts';

const DocumentDrawer = lazy(async () => ({
  default: (await import('../documents/viewer/DocumentDrawer.tsx')).DocumentDrawer,
}));
const MinePapers = lazy(async () => ({ default: (await import('./MinePapers.tsx')).MinePapers }));
const FamilyStrip = lazy(async () => ({ default: (await import('../family/FamilyStrip.tsx')).FamilyStrip }));
const FindingsSummary = lazy(async () => ({
  default: (await import('../findings/FindingsSummary.tsx')).FindingsSummary,
}));
const FamilyGrid = lazy(async () => ({ default: (await import('../family/FamilyGrid.tsx')).FamilyGrid }));

interface Props {
  application: Application;
  onChanged: () => void;
}
interface Wanted {
  readonly place?: Place | undefined;
  readonly replaces?: string | undefined;
}

export function UploadStep({ application, onChanged }: Props) {
  const { t } = useTranslation('applicant');
  const { t: say } = useUploadWords();
  const { applicantUid, applicationUid, applicantName, partySize } = application;
  const isDesktop = useDevice().type === 'Desktop';
  const papers = usePapers(application, onChanged);
  const { take, error, dialog } = useTakeFiles({ applicantUid, applicationUid }, applicantName);
  const { open: choose, input } = useFileInput((files) => void take(files));
  const [camera, setCamera] = useState<Wanted | null>(null);
  const [isMine, setMine] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const [openId, open] = useOpened();
  useWantedPaper();
  const remove = useRemove(onChanged);
  const next = useUploadNext(application, papers);
  const opened = papers.documents.find(({ docId }) => docId === openId);
  if (opened && !hasOpened) setHasOpened(true); // the viewer comes with the first paper that is opened
  // Loaded while there is a line: it must be here when the line is gone.
  useEffect(() => void import('tus-js-client').catch(() => undefined), []);

  const placeOf = (document: Document): Place | undefined => {
    const found = papers.groups.flatMap(([, own]) => own).find((one) => one.documents.includes(document));
    return found && { title: found.item.title, category: found.item.category };
  };
  const stored = async ({ docId, place }: Transfer) => {
    if (docId !== null) {
      arrive(docId);
      if (place) giveTo(applicationUid, docId, place);
    }
    await papers.again();
    onChanged();
  };
  const deeds = {
    onOpen: open,
    onRemove: (document: Document) => void remove(document),
    onReplace: (document: Document) => {
      const wanted = { place: placeOf(document), replaces: document.docId };
      if (!isDesktop && document.retake.length > 0) setCamera(wanted);
      else choose((files) => void take(files, wanted.place, wanted.replaces));
    },
  };
  // Stopped before anybody knew what they are, so no row of the list has them.
  const loose = papers.others.filter((one) => one.state !== 'checked' && needsPerson(one));
  const list = { ...papers, others: papers.others.filter((one) => !loose.includes(one)) };

  const isStopped = ({ state }: Transfer) => state === 'refused' || state === 'stopped';
  const review = <ReviewPanel isShort={!isDesktop} documents={papers.documents} onOpen={open} />;

  return (
    <StepScreen
      screen="documentPlayground"
      title={t('upload.heading')}
      help={t('upload.help')}
      side={
        <>
          <Overview {...papers} />
          {isDesktop && review}
          {application.docIds.length > 0 && (
            <Suspense>
              <FindingsSummary applicationUid={applicationUid} to={stepAddress('/form', applicationUid)} />
            </Suspense>
          )}
          <p className="up-limits">{say('drop.limits')}</p>
        </>
      }
      next={next}
    >
      <div className="docs up">
        <Suspense>
          <FamilyStrip />
        </Suspense>
        <AddPapers
          error={error}
          phone={<HandoffButton applicantUid={applicantUid} applicationUid={applicationUid} />}
          onFiles={() => choose()}
          onCamera={() => setCamera({})}
          onMine={() => setMine(true)}
          onDrop={(files) => void take(files)}
        />
        <Transfers
          applicantUid={applicantUid}
          onStored={stored}
          onOpen={open}
          shows={(one) => one.applicationUid === applicationUid && !one.place && !isStopped(one)}
        />
        <Troubles transfers={papers.transfers.filter(isStopped)} documents={loose} deeds={deeds} />
        {!isDesktop && review}
        {papers.error ? (
          <Failing
            title={say('failing')}
            error={papers.error}
            isTrying={papers.isFetching}
            onAgain={() => void papers.again()}
          />
        ) : papers.isPending || papers.list === 'coming' ? (
          <PaperBones />
        ) : (
          <PaperList
            papers={list}
            deeds={deeds}
            onAdd={(place) => choose((files) => void take(files, place))}
            onDrop={(files, place) => void take(files, place)}
          />
        )}
        {partySize > 1 && (
          <Suspense>
            <FamilyGrid />
          </Suspense>
        )}
        <Missing missing={papers.missing} counts={papers.counts} />
        <PapersSaid documents={papers.documents} counts={papers.counts} />
      </div>
      {input}
      {dialog}
      <LazyCamera
        opened={camera !== null}
        onClose={() => setCamera(null)}
        onPictures={(files) => {
          const wanted = camera;
          setCamera(null);
          void take(files, wanted?.place, wanted?.replaces);
        }}
      />
      <Suspense>
        {isMine && <MinePapers {...{ application, papers }} onChanged={onChanged} onClose={() => setMine(false)} />}
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
            onRefiled={({ docId }) => takeFrom(applicationUid, docId)}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
    </StepScreen>
  );
}

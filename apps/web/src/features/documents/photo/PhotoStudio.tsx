import './photo.css';
import { Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import type { PhotoState } from '@visawright/contract/documents/photo.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { FrameButtons } from './FrameButtons.tsx';
import { PhotoHeadline } from './PhotoHeadline.tsx';
import { PhotoPrint } from './PhotoPrint.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import { PhotoVerdicts } from './PhotoVerdicts.tsx';
import { usePhoto } from './photo.api.ts';
import { useFrame } from './use-frame.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

interface Props {
  applicationUid: string;
  docId: string;
  page?: DocumentPage | undefined; // without a page only the crop and the open checks are shown
  canEdit?: boolean;
}

// Checks and crops a photo by the rules of one destination.
export function PhotoStudio({ applicationUid, docId, page, canEdit = false }: Props) {
  const { t } = usePhotoTexts();
  const photo = usePhoto(applicationUid, docId);
  const again = () => void photo.refetch();
  if (photo.isPending) return <Skeleton className="photo-studio" h={page ? 420 : 180} radius={12} />;
  if (!photo.data)
    return <LoadFailure title={t('failing')} error={photo.error} isTrying={photo.isFetching} onAgain={again} />;
  const shared = { applicationUid, state: photo.data, onExpired: again };
  return (
    <section className="photo-studio" data-compact={page === undefined || undefined} aria-label={t('title')}>
      {page ? <Whole {...shared} page={page} canEdit={canEdit} /> : <Compact {...shared} />}
    </section>
  );
}

interface Part {
  applicationUid: string;
  state: PhotoState;
  onExpired: () => void;
}

function Whole({ applicationUid, state, onExpired, page, canEdit }: Part & { page: DocumentPage; canEdit: boolean }) {
  const { t } = usePhotoTexts();
  const frame = useFrame(applicationUid, state);
  const { cut } = state;
  return (
    <>
      <h3>{t('title')}</h3>
      <PhotoHeadline state={state} />
      {!state.isNeeded && <p className="photo-note">{t('notNeeded')}</p>}
      {cut ? (
        <div className="photo-work">
          <div>
            <PhotoStage page={page} cut={cut} frame={frame} canEdit={canEdit} />
            {canEdit && <FrameButtons cut={cut} frame={frame} />}
            <ErrorLine message={frame.error ? errorText(frame.error) : ''} />
          </div>
          <PhotoPrint applicationUid={applicationUid} state={state} isBusy={frame.isBusy} onExpired={onExpired} />
        </div>
      ) : (
        <p className="photo-note">{t('noCut')}</p>
      )}
      {!state.isUsable && canEdit && <p className="photo-note">{t('newPhoto')}</p>}
      <PhotoVerdicts state={state} />
      <p className="photo-note">
        {t('original')} {state.note && <span lang="en">{state.note}</span>}
      </p>
    </>
  );
}

const Compact = ({ applicationUid, state, onExpired }: Part) => (
  <>
    <PhotoPrint applicationUid={applicationUid} state={state} onExpired={onExpired} />
    <div>
      <PhotoHeadline state={state} />
      <PhotoVerdicts state={state} onlyOpen />
    </div>
  </>
);

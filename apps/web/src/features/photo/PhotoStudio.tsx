import './photo.css';
import { Skeleton } from '@mantine/core';
import type { DocumentPage } from '@visawright/contract/document.ts';
import type { PhotoState } from '@visawright/contract/photo.ts';
import { Failing } from '../../components/Failing.tsx';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { FrameButtons } from './FrameButtons.tsx';
import { PhotoHeadline } from './PhotoHeadline.tsx';
import { PhotoPrint } from './PhotoPrint.tsx';
import { PhotoStage } from './PhotoStage.tsx';
import { PhotoVerdicts } from './PhotoVerdicts.tsx';
import { usePhoto } from './photo.api.ts';
import { usePhotoWords } from './photo-words.ts';
import { useFrame } from './use-frame.ts';

interface Props {
  applicationUid: string;
  docId: string;
  page?: DocumentPage | undefined; // the picture itself; without it only the cut and what is open is shown
  canEdit?: boolean;
}

// A photo judged by one destination and cut for it.
export function PhotoStudio({ applicationUid, docId, page, canEdit = false }: Props) {
  const { t } = usePhotoWords();
  const photo = usePhoto(applicationUid, docId);
  const again = () => void photo.refetch();
  if (photo.isPending) return <Skeleton className="photo-studio" h={page ? 420 : 180} radius={12} />;
  if (!photo.data)
    return <Failing title={t('failing')} error={photo.error} isTrying={photo.isFetching} onAgain={again} />;
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
  const { t } = usePhotoWords();
  const frame = useFrame(applicationUid, state);
  const { cut } = state;
  return (
    <>
      <h3>{t('title')}</h3>
      <PhotoHeadline state={state} />
      {!state.isNeeded && <p className="photo-said">{t('notNeeded')}</p>}
      {cut ? (
        <div className="photo-work">
          <div>
            <PhotoStage page={page} cut={cut} frame={frame} canEdit={canEdit} />
            {canEdit && <FrameButtons cut={cut} frame={frame} />}
            <ErrorLine message={frame.error ? errorWords(frame.error) : ''} />
          </div>
          <PhotoPrint applicationUid={applicationUid} state={state} isBusy={frame.isBusy} onExpired={onExpired} />
        </div>
      ) : (
        <p className="photo-said">{t('noCut')}</p>
      )}
      {!state.isUsable && canEdit && <p className="photo-said">{t('newPhoto')}</p>}
      <PhotoVerdicts state={state} />
      <p className="photo-said">
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

import { Skeleton } from '@mantine/core';
import type { PhotoState } from '@visawright/contract/photo.ts';
import { usePicture } from '../documents/use-picture.ts';
import { usePhotoWords } from './photo-words.ts';

interface Props {
  applicationUid: string;
  state: PhotoState;
  isBusy?: boolean;
  onExpired: () => void;
}

// The picture's own pixels, as the verdict names them.
const isStretched = ({ cut, verdicts }: PhotoState) => {
  const own = / × (\d+) px$/.exec(verdicts.find(({ check }) => check === 'pixels')?.measured ?? '');
  return cut !== null && own !== null && Number(own[1]) + 1 < cut.heightPx;
};
const kilobytes = (bytes: number) => Math.max(1, Math.ceil(bytes / 1_024));

// The cut in the size it will be printed in; where a destination has none, as large as a passport photo.
export function PhotoPrint({ applicationUid, state, isBusy = false, onExpired }: Props) {
  const { t } = usePhotoWords();
  const { cut, url, bytes, maxKb, docId } = state;
  const name = `cut ${applicationUid} ${docId} ${cut?.polygon.join(' ')} ${cut?.widthPx}`;
  const { source } = usePicture(name, url, onExpired);
  if (!cut) return null;
  const [wide, high] = [cut.widthMm ?? (45 * cut.widthPx) / cut.heightPx, cut.heightMm ?? 45];
  const size = { width: `${wide}mm`, height: `${high}mm` };
  return (
    <figure className="photo-print" data-busy={isBusy || undefined}>
      {source ? (
        <img src={source} alt={t('print.label')} style={size} draggable={false} />
      ) : (
        <Skeleton style={size} radius={0} />
      )}
      <figcaption>
        {cut.widthMm !== null && <b>{t('print.sizeMm', { width: cut.widthMm, height: cut.heightMm! })}</b>}
        {bytes !== null && (
          <span>
            {t('print.file', { width: cut.widthPx, height: cut.heightPx, kb: kilobytes(bytes) })}
            {maxKb !== null && ` (${t('print.limit', { kb: maxKb })})`}
          </span>
        )}
        {isStretched(state) && <span>{t('print.stretched')}</span>}
      </figcaption>
    </figure>
  );
}

import { Skeleton } from '@mantine/core';
import type { PhotoState } from '@visawright/contract/documents/photo.ts';
import { usePicture } from '../pictures/use-picture.ts';
import { usePhotoTexts } from '../../../translations/photo/photo-texts.ts';

interface Props {
  applicationUid: string;
  state: PhotoState;
  isBusy?: boolean;
  onExpired: () => void;
}

// The size in image pixels, as used in the verdict.
const isStretched = ({ cut, verdicts }: PhotoState) => {
  const own = / × (\d+) px$/.exec(verdicts.find(({ check }) => check === 'pixels')?.measured ?? '');
  return cut !== null && own !== null && Number(own[1]) + 1 < cut.heightPx;
};
const kilobytes = (bytes: number) => Math.max(1, Math.ceil(bytes / 1_024));

// The crop at print size; passport photo size if the destination defines none.
export function PhotoPrint({ applicationUid, state, isBusy = false, onExpired }: Props) {
  const { t } = usePhotoTexts();
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

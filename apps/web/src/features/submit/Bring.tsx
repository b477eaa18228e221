import {
  IconFileTypePdf,
  IconId,
  IconPhoto,
  IconPrinter,
  IconReceipt,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import { useSubmitWords } from './submit-words.ts';
import type { ToBring } from './what-to-bring.ts';

const icons: Record<ToBring['id'], Icon> = {
  print: IconPrinter,
  passport: IconId,
  photos: IconPhoto,
  fee: IconReceipt,
  upload: IconUpload,
  online: IconFileTypePdf,
};

function PhotoFacts({ item, count }: ToBring) {
  const { t } = useSubmitWords();
  const said = usePaperWords();
  if (!item) return null;
  const [title, hint] = [said(item.title), said(item.hint)];
  return (
    <>
      <small>
        {count ? `${t('go.photoCount', { count })} · ` : ''}
        <span lang={title.lang}>{title.text}</span>
        {hint.text && <span lang={hint.lang}> · {hint.text}</span>}
      </small>
      {count === null && <small>{t('go.photoUnknown')}</small>}
    </>
  );
}

export function Bring({ things }: { things: readonly ToBring[] }) {
  const { t } = useSubmitWords();
  return (
    <ul className="go-bring">
      {things.map((thing) => {
        const ThingIcon = icons[thing.id];
        const isFile = thing.id === 'photos' && thing.count === undefined;
        return (
          <li key={thing.id} data-bring={thing.id}>
            <ThingIcon size={19} stroke={1.6} aria-hidden />
            <span>
              <b>{t(isFile ? 'go.photo' : `go.${thing.id}`)}</b>
              {thing.id === 'photos' ? <PhotoFacts {...thing} /> : <small>{t(`go.${thing.id}Text`)}</small>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

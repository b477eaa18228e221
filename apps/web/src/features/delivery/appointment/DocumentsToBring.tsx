import {
  IconFileTypePdf,
  IconId,
  IconPhoto,
  IconPrinter,
  IconReceipt,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';
import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import type { ItemToBring } from './documents-to-bring.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

const icons: Record<ItemToBring['id'], Icon> = {
  print: IconPrinter,
  passport: IconId,
  photos: IconPhoto,
  fee: IconReceipt,
  upload: IconUpload,
  online: IconFileTypePdf,
};

function PhotoFacts({ item, count, usual }: ItemToBring) {
  const { t } = useSubmitTexts();
  const checklistText = useChecklistText();
  if (!item) return null;
  const [title, hint] = [checklistText(item.title), checklistText(item.hint)];
  return (
    <>
      <small>
        {count ? `${t('go.photoCount', { count })} · ` : ''}
        <span lang={title.lang}>{title.text}</span>
        {hint.text && <span lang={hint.lang}> · {hint.text}</span>}
      </small>
      {count === null && <small>{usual ? t('go.photoUsual', { count: usual }) : t('go.photoUnknown')}</small>}
    </>
  );
}

export function DocumentsToBring({ things }: { things: readonly ItemToBring[] }) {
  const { t } = useSubmitTexts();
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

import { IconUpload } from '@tabler/icons-react';
import { Flag } from '../../../../components/Flag.tsx';
import { useBlanksTexts } from '../../../../translations/blanks/blanks-texts.ts';
import { useBlanks } from './blanks.api.ts';
import { destinationFacts, stateText } from './form-text.ts';

interface Props {
  openUid: string;
  formId: string;
  onOpen: (blankUid: string) => void;
  onUpload: (formId: string) => void;
}

// The other forms, beside the open one.
export function DestinationNav({ openUid, formId: openForm, onOpen, onUpload }: Props) {
  const { t, language } = useBlanksTexts();
  const { data } = useBlanks();
  const all = data?.destinations ?? [];
  const inUse = all.filter(({ form }) => form === 'official').length;
  return (
    <nav className="blk-nav" aria-label={t('title')}>
      <p>
        <b>{t('title')}</b>
        <small>{data && t('inUse', { count: inUse })}</small>
      </p>
      <ul>
        {all.flatMap(({ formId, form, blanks }) => {
          const { name, iso2 } = destinationFacts(formId, language);
          const shown = blanks.filter(({ state, blankUid }) => state !== 'retired' || blankUid === openUid);
          if (shown.length === 0)
            return (
              <li key={formId}>
                <button
                  type="button"
                  onClick={() => onUpload(formId)}
                  aria-label={t('uploadFor', { destination: name })}
                >
                  <Flag code={iso2} width={20} />
                  <span>
                    <b>{name}</b>
                    <small>{form === 'schengen' ? t('now.schengen') : t('none')}</small>
                  </span>
                </button>
              </li>
            );
          return shown.map((blank) => (
            <li key={blank.blankUid}>
              <button
                type="button"
                aria-current={blank.blankUid === openUid ? 'true' : undefined}
                onClick={() => onOpen(blank.blankUid)}
              >
                <Flag code={iso2} width={20} />
                <span>
                  <b>{name}</b>
                  <small>{blank.title}</small>
                  <small data-tone={blank.state}>{stateText(blank, t, language)}</small>
                </span>
              </button>
            </li>
          ));
        })}
      </ul>
      <button type="button" className="blk-drop" onClick={() => onUpload(openForm)}>
        <IconUpload size={18} aria-hidden />
        <b>{t('upload')}</b>
        <small>{t('uploading.sourceHint')}</small>
      </button>
    </nav>
  );
}

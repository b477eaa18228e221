import { useId, useState } from 'react';
import { IconScan } from '@tabler/icons-react';
import { useDocumentWords } from '../documents/document-words.ts';
import { fieldText, valueText } from '../documents/value-text.ts';
import { standingOf } from '../documents/value.ts';
import { Crop } from '../documents/viewer/Crop.tsx';
import { ValueMark } from '../documents/viewer/ValueMark.tsx';
import type { IdentityValue } from './identity-fields.ts';
import { useProfileWords } from './profile-words.ts';

// A value, how sure it is, and the place on the page it was read from.
export function IdentityRow({ value, page, fileName }: IdentityValue) {
  const { t: say, language } = useDocumentWords();
  const { t } = useProfileWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = fieldText(say, value.field);
  const source = t('identity.source', { page: value.pageIndex + 1 });
  return (
    <div className="identity-row" data-field={value.field}>
      <dt>{label}</dt>
      <dd>
        <span className="identity-value">{valueText(say, value.field, value.value, language)}</span>
        <ValueMark standing={standingOf(value)} />
        {page ? (
          <button
            type="button"
            className="identity-source"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('identity.show', { source, field: label })}
            onClick={() => setOpen(!isOpen)}
          >
            <IconScan size={15} stroke={1.7} aria-hidden />
            {source}
          </button>
        ) : (
          <small>{t(value.actedBy ? 'identity.edited' : 'identity.gone')}</small>
        )}
        <div id={id} className="identity-crop">
          {isOpen && page && (
            <>
              <Crop page={page} value={value} label={say('values.crop', { field: label })} />
              <small>{t('identity.from', { file: fileName })}</small>
            </>
          )}
        </div>
      </dd>
    </div>
  );
}

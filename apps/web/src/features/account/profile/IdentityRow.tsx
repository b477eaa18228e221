import { useId, useState } from 'react';
import { IconScan } from '@tabler/icons-react';
import { fieldText, valueText } from '../../documents/documents/value-text.ts';
import { valueStatusOf } from '../../documents/documents/value-status.ts';
import { ValueCrop } from '../../documents/pictures/ValueCrop.tsx';
import { ValueBadge } from '../../documents/documents/ValueBadge.tsx';
import type { IdentityValue } from './identity-fields.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

export function IdentityRow({ value, page, fileName }: IdentityValue) {
  const { t: translate, language } = useDocumentsTexts();
  const { t } = useProfileTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = fieldText(translate, value.field);
  const source = t('identity.source', { page: value.pageIndex + 1 });
  return (
    <div className="identity-row" data-field={value.field}>
      <dt>{label}</dt>
      <dd>
        <span className="identity-value">{valueText(translate, value.field, value.value, language)}</span>
        <ValueBadge status={valueStatusOf(value)} />
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
              <ValueCrop page={page} value={value} label={translate('values.crop', { field: label })} />
              <small>{t('identity.from', { file: fileName })}</small>
            </>
          )}
        </div>
      </dd>
    </div>
  );
}

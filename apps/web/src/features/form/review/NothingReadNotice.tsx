import { IconFileSearch } from '@tabler/icons-react';
import { useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// Explains why nothing was filled in when no document had a value for this form.
export function NothingReadNotice() {
  const { t } = useFormTexts();
  const isNothing = useEditorState(({ state }) => Object.keys(state.proposals).length === 0 && !state.isReadOnly);
  if (!isNothing) return null;
  return (
    <section className="form-notice" aria-labelledby="form-nothing">
      <IconFileSearch size={22} stroke={1.7} aria-hidden />
      <div>
        <h2 id="form-nothing">{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
      </div>
    </section>
  );
}

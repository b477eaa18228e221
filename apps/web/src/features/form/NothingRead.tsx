import { IconFileSearch } from '@tabler/icons-react';
import { useWords } from './form-words.ts';
import { useWorkState } from './FormWorkProvider.tsx';

// No paper gave anything for this form: said once, so that empty questions are no surprise.
export function NothingRead() {
  const { t } = useWords();
  const isNothing = useWorkState(({ state }) => Object.keys(state.proposals).length === 0 && !state.isReadOnly);
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

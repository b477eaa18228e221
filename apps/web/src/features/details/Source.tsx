import { useFactWords } from '../../lib/fact-words.ts';
import { useTranslation } from '../../lib/words.ts';

interface Props {
  label: string; // 'As of June 2024 · source'
  text: string; // where the fact comes from, in the words of the data
  site: { readonly name: string; readonly url: string } | null;
}

// Every fee and time carries its date; where it comes from is one tap away.
export function Source({ label, text, site }: Props) {
  const { t } = useTranslation('details');
  const say = useFactWords();
  return (
    <details className="source">
      <summary>{label}</summary>
      <p {...say(text)} />
      {site && (
        <p>
          {t('facts.official')}:{' '}
          <a href={site.url} target="_blank" rel="noreferrer" lang="en">
            {site.name}
          </a>
        </p>
      )}
    </details>
  );
}

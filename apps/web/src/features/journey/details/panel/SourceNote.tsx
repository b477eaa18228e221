import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useDetailsTexts } from '../../../../translations/details/details-texts.ts';

interface Props {
  label: string; // 'As of June 2024 · source'
  text: string; // source text from the data
  site: { readonly name: string; readonly url: string } | null;
}

export function SourceNote({ label, text, site }: Props) {
  const { t } = useDetailsTexts();
  const translate = useFactText();
  return (
    <details className="source">
      <summary>{label}</summary>
      <p {...translate(text)} />
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

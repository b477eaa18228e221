import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { useFactWords } from './use-fact-words.ts';

interface Props {
  fact: { readonly key: string; readonly value: unknown };
  isSingle: boolean;
}

// The value on a line, and all of it for a value with several parts.
export function FactValue({ fact, isSingle }: Props) {
  const { t } = useFactsTexts();
  const words = useFactWords();
  const hasParts = typeof fact.value === 'object' && fact.value !== null;
  const text = (
    <p className="cat-fact-line">
      {!isSingle && <b>{words.title(fact)}</b>}
      <span>{words.value(fact)}</span>
    </p>
  );
  if (!hasParts) return text;
  return (
    <>
      {text}
      <details open={isSingle}>
        <summary>{t('detail.technical')}</summary>
        <pre className="cat-json" lang="en">
          {JSON.stringify(fact.value, null, 2)}
        </pre>
      </details>
    </>
  );
}

import './origin.css';
import { VisuallyHidden } from '@mantine/core';
import type { FactOrigin } from '@visawright/forms/form/fact-origins.ts';
import { originTexts, type Office } from '@visawright/forms/form/origin-texts.ts';
import { presentOrigin, type OriginText } from '@visawright/forms/form/present-origin.ts';
import { today } from '../../lib/dates/dates.ts';
import { useLanguage } from '../../lib/translation/language.ts';
import { useFactText } from '../../lib/translation/use-fact-text.ts';

// "Home Office: visa fees, 8 April 2026"
export function OriginSource({ source, date }: Pick<OriginText, 'source' | 'date'>) {
  const language = useLanguage();
  const translate = useFactText();
  if (!source) return null;
  const name = <span {...translate(source.name)} />;
  return (
    <>
      {source.url ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {name}
          <VisuallyHidden> ({originTexts[language].newTab})</VisuallyHidden>
        </a>
      ) : (
        name
      )}
      {date && `, ${date}`}
    </>
  );
}

interface Props {
  origin: FactOrigin;
  office: Office; // whom the traveller asks
}

// Where a fact comes from, in one line.
export function OriginLine({ origin, office }: Props) {
  const language = useLanguage();
  const { source, date, sentences } = presentOrigin(origin, { language, today: today(), office });
  return (
    <p className="origin">
      <OriginSource source={source} date={date} />
      {source && sentences.length > 0 && ' · '}
      {sentences.join(' · ')}
    </p>
  );
}

import { factOrigins } from '@visawright/forms/form/fact-origins.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { originTexts } from '@visawright/forms/form/origin-texts.ts';
import { officeOf, presentOrigins } from '@visawright/forms/form/present-origin.ts';
import { today } from '../../lib/dates/dates.ts';
import { useLanguage } from '../../lib/translation/language.ts';
import { OriginLine, OriginSource } from './OriginLine.tsx';

export type SourcedForm = Pick<Form, 'provenance' | 'source' | 'portal' | 'applicationCentre'>;

interface Props {
  form: SourcedForm;
  facts: readonly string[]; // keys of the facts shown above
}

// Where these facts come from: one source as a line, several folded, with what applies to all of them below.
export function FactSource({ form, facts }: Props) {
  const language = useLanguage();
  const office = officeOf(form);
  const origins = factOrigins(form, facts);
  const [only] = origins;
  if (!only) return null;
  if (origins.length === 1) return <OriginLine origin={only} office={office} />;
  const { sources, sentences } = presentOrigins(origins, { language, today: today(), office });
  return (
    <div className="origin">
      {sources.length === 1 && <OriginSource {...sources[0]!} />}
      {sources.length > 1 && (
        <details>
          <summary>{originTexts[language].sources(sources.length)}</summary>
          <ul>
            {sources.map((each) => (
              <li key={each.source?.name}>
                <OriginSource {...each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {sentences.length > 0 && <p>{sentences.join(' · ')}</p>}
    </div>
  );
}

import { currentDate, isStale } from '../../dates/is-stale.ts';
import { formatAsOf } from '../data-as-of.ts';
import type { FactOrigin } from './fact-origins.ts';
import type { Form } from '../form-schema.ts';
import { originTexts, type Office } from './origin-texts.ts';
import { comparisons } from './provenance-origin.ts';

// The parts of one line: "SOURCE, DATE · SENTENCE · SENTENCE".
export interface OriginText {
  readonly source: { readonly name: string; readonly url: string | null } | null; // the name as in the data
  readonly date: string | null; // of the source, or that it has none
  readonly sentences: readonly string[];
}

interface Reader {
  readonly language: keyof typeof originTexts;
  readonly today: string;
  readonly office: Office;
}

export const officeOf = ({ applicationCentre }: Pick<Form, 'applicationCentre'>): 'centre' | 'mission' =>
  applicationCentre ? 'centre' : 'mission';

// A traveller confirms what we have at second hand, without a date, or have not compared with its source within a year.
const needsConfirmation = ({ source, confidence, checkedOn }: FactOrigin, today: string): boolean =>
  source.kind !== 'comparison' &&
  (source.kind === 'secondary' ||
    source.kind === 'practice' ||
    source.date === null ||
    confidence === 'low' ||
    confidence === 'medium' ||
    checkedOn === null ||
    isStale(checkedOn, today));

export function presentOrigin(origin: FactOrigin, { language, today, office }: Reader): OriginText {
  const texts = originTexts[language];
  const { name, url, kind, date } = origin.source;
  const checkedOn = currentDate(origin.checkedOn, today);
  const only = (...sentences: string[]): OriginText => ({ source: null, date: null, sentences });
  if (kind === 'comparison') return only(texts.comparison[name === comparisons.picture ? 'picture' : 'documents']);
  if (kind === 'unknown') return only(texts.unknown[office]);
  if (kind === 'practice') return only(texts.practice, texts.unknown[office]);
  return {
    source: { name, url },
    date: date === null ? texts.undated : formatAsOf(date, language),
    sentences: [
      ...(checkedOn === null ? [] : [texts.checked(formatAsOf(checkedOn, language))]),
      ...(needsConfirmation(origin, today) ? [texts.confirm[office]] : []),
    ],
  };
}

// Several sources of one list, such as a checklist: each with its date, and the sentences once.
export function presentOrigins(origins: readonly FactOrigin[], reader: Reader) {
  const texts = originTexts[reader.language];
  const each = origins.map((origin) => presentOrigin(origin, reader));
  const checks = origins.flatMap(({ checkedOn }) => currentDate(checkedOn, reader.today) ?? []).sort();
  const oldest = checks.length < origins.length ? null : (checks[0] ?? null);
  const hasUnknown = origins.some(({ source: { kind } }) => kind === 'unknown' || kind === 'practice');
  const isUncertain = origins.some((origin) => needsConfirmation(origin, reader.today));
  return {
    sources: each.filter(({ source }) => source !== null),
    sentences: [
      ...(oldest === null ? [] : [texts.checked(formatAsOf(oldest, reader.language))]),
      ...(isUncertain
        ? [texts[hasUnknown && each.every(({ source }) => source === null) ? 'unknown' : 'confirm'][reader.office]]
        : []),
    ],
  };
}

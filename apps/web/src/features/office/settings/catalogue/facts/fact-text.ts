import type { FactKind } from '@visawright/contract/forms/fact-kinds.ts';
import { checklistHindi } from '@visawright/forms/checklist/checklist-hindi.ts';
import type { FactsTranslate } from '../../../../../translations/facts/facts-texts.ts';

type Translate = (text: string) => string;
type Values = Readonly<Record<string, unknown>>;

export const kindOf = (key: string): FactKind => key.slice(0, key.indexOf(':')) as FactKind;
const nameOf = (key: string): string => key.slice(key.indexOf(':') + 1);

const inHindi = (text: string, language: string) => (language === 'hi' ? (checklistHindi[text] ?? text) : text);

// 'Title (conditions)' as the key has it; the value tells which part is which.
function documentTitle(key: string, value: unknown, language: string): string {
  const { title, conditions } = (value ?? {}) as { title?: string; conditions?: string };
  if (title === undefined) return nameOf(key);
  const name = inHindi(title, language);
  return conditions === undefined ? name : `${name} (${inHindi(conditions, language)})`;
}

interface Fact {
  readonly key: string;
  readonly value: unknown;
  readonly count?: number;
}

// 'Fee: Short-stay visa, adult', 'Longest processing time', 'All questions of the form'.
export function factTitle({ key, value }: Fact, t: FactsTranslate, language: string, translate: Translate): string {
  const [kind, name] = [kindOf(key), nameOf(key)];
  if (name === '*') return t.find(`all.${kind}`) ?? key;
  const known = t.find(`names.${kind}.${name}`);
  if (known !== undefined) return known;
  if (kind === 'document') return `${t('kinds.document')}: ${documentTitle(key, value, language)}`;
  const own = (value as { title?: string; label?: string } | null) ?? {};
  return `${t(`kinds.${kind}`)}: ${translate(own.title ?? own.label ?? name)}`;
}

const list = (values: unknown) => (Array.isArray(values) ? values.map(String).join(', ') : '');

const shorts: Partial<
  Record<FactKind, (value: Values, t: FactsTranslate, translate: Translate, language: string) => string>
> = {
  fee: ({ amount, currency }, t) =>
    amount === 0 ? t('value.noFee') : `${String(currency)} ${Number(amount).toLocaleString('en-IN')}`,
  time: ({ days, months, calendar }, t) =>
    months === undefined
      ? t(calendar === 'working' ? 'value.workingDays' : 'value.days', { count: Number(days) })
      : t('value.months', { count: Number(months) }),
  singleName: ({ convention }, t) => t.find(`convention.${String(convention)}`) ?? String(convention),
  visaType: ({ maxStayDays }, t) =>
    maxStayDays === null ? t('value.noLimit') : t('value.days', { count: Number(maxStayDays) }),
  document: ({ requiredFor, recommendedFor }, t) =>
    [
      list(requiredFor) && t('value.required', { groups: list(requiredFor) }),
      list(recommendedFor) && t('value.recommended', { groups: list(recommendedFor) }),
    ]
      .filter(Boolean)
      .join('; '),
  advice: ({ text }, _, translate) => translate(String(text)),
  question: ({ label, type }) => `${String(label)} (${String(type)})`,
  site: ({ name }, t) => (typeof name === 'string' ? name : t('value.data')),
};

// The value on one line.
export function valueText(
  { key, value, count = 1 }: Fact,
  t: FactsTranslate,
  language: string,
  translate: Translate,
): string {
  const [kind, name] = [kindOf(key), nameOf(key)];
  const isShared = key.endsWith(':*'); // one line for the facts of a kind, also if there is only one
  if (value === null || value === undefined) return isShared ? t('value.several', { count }) : t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') {
    const unit = t.find(`units.${name}`, { count: value });
    return unit ?? value.toLocaleString('en-IN');
  }
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value.join(' – ') : list(value);
  return shorts[kind]?.(value as Values, t, translate, language) ?? JSON.stringify(value);
}

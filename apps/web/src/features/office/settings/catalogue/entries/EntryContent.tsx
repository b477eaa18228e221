import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

interface Props {
  entry: CatalogueEntry;
  form: Form;
}

// Shows the data unchanged, because that is what gets verified; rules have texts in both languages.
export function EntryContent({ entry, form }: Props) {
  const { t, language } = useCatalogueTexts();
  const Part = parts[entry.part];
  const isEnglish = entry.part !== 'rule';
  return (
    <section className="cat-part">
      <h3>{t('detail.content')}</h3>
      {isEnglish && language !== 'en' && <p className="cat-quiet">{t('detail.english')}</p>}
      <Part entry={entry} form={form} />
    </section>
  );
}

function Sections({ form }: Props) {
  const { t } = useCatalogueTexts();
  return (
    <ul className="cat-lines">
      {form.sections.map(({ id, title, fields }) => (
        <li key={id}>
          <span lang="en">{title}</span>
          <small>{t('detail.fields', { count: fields.length })}</small>
        </li>
      ))}
    </ul>
  );
}

function Documents({ form }: Props) {
  const { t } = useCatalogueTexts();
  return (
    <ul className="cat-lines">
      {form.checklist.map(({ title, category, requiredFor, recommendedFor = [], conditions }, at) => (
        <li key={`${title} ${at}`}>
          <span lang="en">
            {title}
            <small>{[category, conditions].filter(Boolean).join(' · ')}</small>
          </span>
          <small>
            {requiredFor.length > 0 && `${t('detail.required')}: ${requiredFor.join(', ')}`}
            {requiredFor.length > 0 && recommendedFor.length > 0 && '; '}
            {recommendedFor.length > 0 && `${t('detail.recommended')}: ${recommendedFor.join(', ')}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Fees({ form }: Props) {
  const { t, language } = useCatalogueTexts();
  if (form.fees.length === 0) return <p className="cat-quiet">{t('noFees')}</p>;
  return (
    <ul className="cat-lines">
      {form.fees.map(({ amount, currency, basis, groups, asOf }) => (
        <li key={`${basis} ${groups?.join() ?? ''}`}>
          <span lang="en">
            <b>
              {currency} {amount.toLocaleString('en-IN')}
            </b>
            <small>{[basis, groups?.join(', ')].filter(Boolean).join(' · ')}</small>
          </span>
          <small>{formatAsOf(asOf, language)}</small>
        </li>
      ))}
    </ul>
  );
}

function Times({ form: { processing } }: Props) {
  const { t, language } = useCatalogueTexts();
  if (!processing) return <p className="cat-quiet">{t('detail.noProcessing')}</p>;
  const { typical, asOf, longestDays, lodgeBefore } = processing;
  return (
    <ul className="cat-lines">
      <li>
        <span lang="en">{typical}</span>
        <small>{formatAsOf(asOf, language)}</small>
      </li>
      {longestDays !== undefined && <li>{t('detail.longest', { count: longestDays })}</li>}
      {lodgeBefore && (
        <li>
          <span>
            {t(lodgeBefore.calendar === 'working' ? 'detail.working' : 'detail.lodgeBefore', {
              count: lodgeBefore.days,
            })}
            <small lang="en">{lodgeBefore.basis}</small>
          </span>
          <small>{formatAsOf(lodgeBefore.asOf, language)}</small>
        </li>
      )}
    </ul>
  );
}

function RuleWords({ entry: { asks, severity } }: Props) {
  const { t, language } = useCatalogueTexts();
  return (
    <div className="cat-rule">
      <p>{asks?.[language === 'hi' ? 'hi' : 'en']}</p>
      {severity && <span className={`pill pill-${tones[severity]}`}>{t(`severity.${severity}`)}</span>}
    </div>
  );
}

const tones = { blocking: 'bad', warning: 'warn', note: 'note' } as const;
const parts = { form: Sections, checklist: Documents, fees: Fees, processing: Times, rule: RuleWords } as const;

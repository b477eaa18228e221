import { Fragment } from 'react';
import { createPortal } from 'react-dom';
import { factOrigins } from '@visawright/forms/form/fact-origins.ts';
import { officeOf, presentOrigins } from '@visawright/forms/form/present-origin.ts';
import { categoryTexts } from '@visawright/forms/documents/category-texts.ts';
import { conditionFor, type ChecklistGroup } from '@visawright/forms/checklist/checklist-groups.ts';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form/form-schema.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { longDay, shortRange, today } from '../../../../lib/dates/dates.ts';
import { useFactText } from '../../../../lib/translation/use-fact-text.ts';
import { useSession } from '../../../../lib/session/session.ts';
import type { Guide } from '../guide.ts';
import { ChecklistText } from '../../../documents/checklist/ChecklistText.tsx';
import type { TripDays } from '../checklist/rule-facts.ts';
import { useGuidelinesTexts } from '../../../../translations/guidelines/guidelines-texts.ts';
import { applicantText } from '../../../../translations/applicant/applicant-texts.ts';

interface Props {
  country: string;
  guide: Guide;
  group: VisaGroup;
  form: Form;
  facts: readonly string[]; // keys of the facts on the sheet
  days: TripDays;
  have: readonly string[];
}

// The print version, rendered outside the app root so that nothing else is printed.
export function PrintSheet({ country, guide, group, form, facts, days, have }: Props) {
  const { t, language } = useGuidelinesTexts();
  const { realm } = useSession();
  const translate = useFactText();
  const reader = { language, today: today(), office: officeOf(form) };
  const { sources, sentences } = presentOrigins(factOrigins(form, facts), reader);
  const row = (item: ChecklistItem, condition = conditionFor(item, group)) => (
    <li key={item.title}>
      <span className="box">{have.includes(item.title) ? '✓' : ''}</span>
      <span>
        <b>
          <ChecklistText>{item.title}</ChecklistText>
        </b>{' '}
        <ChecklistText>{item.hint}</ChecklistText>
        {condition && <i>{t('onlyIf', { clause: situationTexts(condition, language).clause })}</i>}
      </span>
    </li>
  );
  const part = (groups: readonly ChecklistGroup[]) =>
    groups.map(({ category, items }) => (
      <section key={category}>
        <h3>{categoryTexts[language][category].name}</h3>
        <ul>{items.map((item) => row(item))}</ul>
      </section>
    ));
  return createPortal(
    <div className="print-sheet">
      <header>
        <b>{realm.realmDisplayName}</b>
        <span>{t('sheet.printed', { date: longDay(today(), language) })}</span>
      </header>
      <h1>{t('sheet.title', { country })}</h1>
      <p>
        {t('sheet.purpose')}: {applicantText(`purpose.${group}`)} · {t('sheet.dates')}:{' '}
        {shortRange(days.fromDate, days.toDate, language)}
      </p>
      <h2>{t('required')}</h2>
      {part(guide.required)}
      {guide.recommended.length > 0 && <h2>{t('recommended')}</h2>}
      {part(guide.recommended)}
      {guide.conditional.length > 0 && (
        <>
          <h2>{t('sheet.some')}</h2>
          <ul>{guide.conditional.map(({ item, condition }) => row(item, condition))}</ul>
        </>
      )}
      <footer>
        <span lang="en">{form.authority}</span> · {form.portal.url}
        <br />
        {sources.map(({ source, date }) => (
          <Fragment key={source?.name}>
            <span {...translate(source?.name ?? '')} />, {date} ·{' '}
          </Fragment>
        ))}
        {sentences.join(' · ')}
        <br />
        {[realm.support.phone, realm.support.email].filter(Boolean).join(' · ')}
      </footer>
    </div>,
    document.body,
  );
}

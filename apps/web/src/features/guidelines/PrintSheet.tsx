import { createPortal } from 'react-dom';
import { asOfText, dataAsOf } from '@visawright/forms/as-of.ts';
import { categoryWords } from '@visawright/forms/category-words.ts';
import { conditionOf, type PapersOfCategory } from '@visawright/forms/checklist-view.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form-schema.ts';
import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { longDay, shortRange, today } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import type { Guide } from './guide.ts';
import { useGuidelinesWords } from './guidelines-words.ts';
import { Said } from './Said.tsx';
import type { TripDays } from './rule-facts.ts';

interface Props {
  country: string;
  guide: Guide;
  group: VisaGroup;
  form: Form;
  days: TripDays;
  have: readonly string[];
}

// What Print gives, instead of the screen: beside the app, so that nothing around the list is printed.
export function PrintSheet({ country, guide, group, form, days, have }: Props) {
  const { t, i18n } = useGuidelinesWords();
  const { realm } = useSession();
  const asOf = dataAsOf(form);
  const row = (paper: ChecklistItem, condition = conditionOf(paper, group)) => (
    <li key={paper.title}>
      <span className="box">{have.includes(paper.title) ? '✓' : ''}</span>
      <span>
        <b>
          <Said>{paper.title}</Said>
        </b>{' '}
        <Said>{paper.hint}</Said>
        {condition && (
          <i>
            {t('onlyFor')}: <Said>{condition}</Said>
          </i>
        )}
      </span>
    </li>
  );
  const part = (groups: readonly PapersOfCategory[]) =>
    groups.map(({ category, papers }) => (
      <section key={category}>
        <h3>{categoryWords[i18n.language][category].name}</h3>
        <ul>{papers.map((paper) => row(paper))}</ul>
      </section>
    ));
  return createPortal(
    <div className="print-sheet">
      <header>
        <b>{realm.realmDisplayName}</b>
        <span>{t('sheet.printed', { date: longDay(today(), i18n.language) })}</span>
      </header>
      <h1>{t('sheet.title', { country })}</h1>
      <p>
        {t('sheet.purpose')}: {t(`purpose.${group}`)} · {t('sheet.dates')}:{' '}
        {shortRange(days.fromDate, days.toDate, i18n.language)}
      </p>
      <h2>{t('required')}</h2>
      {part(guide.required)}
      {guide.recommended.length > 0 && <h2>{t('recommended')}</h2>}
      {part(guide.recommended)}
      {guide.notYours.length > 0 && (
        <>
          <h2>{t('sheet.some')}</h2>
          <ul>{guide.notYours.map(({ paper, condition }) => row(paper, condition))}</ul>
        </>
      )}
      <footer>
        {t('source.asOf')}: {asOf ? asOfText(asOf, i18n.language) : t('source.unknown')} ·{' '}
        <span lang="en">{form.authority}</span> · {form.portal.url}
        <br />
        {[realm.support.phone, realm.support.email].filter(Boolean).join(' · ')}
      </footer>
    </div>,
    document.body,
  );
}

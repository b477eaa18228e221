import { IconAlertTriangle } from '@tabler/icons-react';
import type { FactEffect } from '@visawright/contract/forms/facts.ts';
import { longDay } from '../../../../../../lib/dates/dates.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { Applications } from '../Applications.tsx';
import { useFactWords } from '../use-fact-words.ts';
import { SourceText } from '../../entries/SourceText.tsx';

// Problems first, then the facts before and after, then what it means for open applications.
export function FactEffectView({ effect }: { effect: FactEffect }) {
  const { t } = useFactsTexts();
  const { problems, facts, applications } = effect;
  if (problems.length > 0)
    return (
      <div className="cat-effect">
        <section>
          <h3 data-tone="bad">
            <IconAlertTriangle size={16} aria-hidden />
            {t('effect.problems', { count: problems.length })}
          </h3>
          <ul className="cat-problems">
            {problems.map(({ key, path, text }) => (
              <li key={`${key} ${path} ${text}`} lang="en">
                {path && <code>{path}</code>}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    );
  const open = applications.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="cat-effect">
      <Facts facts={facts} />
      <section>
        <h3>{open > 0 ? t('effect.open', { count: open }) : t('effect.none')}</h3>
        {open > 0 && <Applications counts={applications} />}
      </section>
      <SafeDays effect={effect} />
      <Rules effect={effect} />
    </div>
  );
}

const shortest = 30;

function Facts({ facts }: { facts: FactEffect['facts'] }) {
  const { t } = useFactsTexts();
  const words = useFactWords();
  const text = (key: string, value: unknown) => (value === null ? t('effect.nothing') : words.value({ key, value }));
  return (
    <ul className="cat-changes">
      {facts.slice(0, shortest).map(({ key, was, became, source }) => (
        <li key={key} className="cat-fact-change">
          <b>{words.title({ key, value: became ?? was })}</b>
          <del>
            <span className="unseen">{t('effect.before')} </span>
            {text(key, was)}
          </del>
          <ins>
            <span className="unseen">{t('effect.after')} </span>
            {text(key, became)}
          </ins>
          {source && <SourceText source={source.title} url={source.url} />}
        </li>
      ))}
      {facts.length > shortest && <li>{t('changes.more', { count: facts.length - shortest })}</li>}
    </ul>
  );
}

function SafeDays({ effect: { movedDays, safeDays } }: { effect: FactEffect }) {
  const { t, language } = useFactsTexts();
  if (movedDays === 0) return null;
  const day = (date: string | null) => (date === null ? t('effect.unknownDay') : longDay(date, language));
  return (
    <section>
      <h3>{t('effect.moved', { count: movedDays })}</h3>
      <ul className="cat-lines">
        {safeDays.map(({ was, became, count }) => (
          <li key={`${was} ${became}`}>{t('effect.move', { was: day(was), became: day(became), count })}</li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ effect: { rules } }: { effect: FactEffect }) {
  const { t, language } = useFactsTexts();
  if (rules.length === 0) return null;
  const own = language === 'hi' ? 'hi' : 'en';
  return (
    <section>
      <h3>{t('effect.rules', { count: rules.length })}</h3>
      <ul className="cat-changes">
        {rules.map(({ id, title, was, became, count }) => (
          <li key={id} className="cat-fact-change">
            <b>
              {title[own]} <small>{t('effect.open', { count })}</small>
            </b>
            <del>{was?.[own] ?? t('effect.ruleNew')}</del>
            <ins>{became?.[own] ?? t('effect.ruleGone')}</ins>
          </li>
        ))}
      </ul>
    </section>
  );
}

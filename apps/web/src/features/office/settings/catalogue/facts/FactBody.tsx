import type { ReactNode } from 'react';
import type { FactDetail, FactLine } from '@visawright/contract/forms/facts.ts';
import { formatAsOf } from '@visawright/forms/form/data-as-of.ts';
import type { Ask } from '../../../../../components/dialog/use-dialog.tsx';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { SourceText } from '../entries/SourceText.tsx';
import { Applications } from './Applications.tsx';
import { WaitingChanges } from './changes/WaitingChanges.tsx';
import { FactHistory } from './FactHistory.tsx';
import { FactValue } from './FactValue.tsx';

// The value and its source one below the other, as they are compared.
export function FactBody({ detail, ask }: { detail: FactDetail; ask: Ask }) {
  const { t } = useFactsTexts();
  const { line, facts, history, applications, proposals } = detail;
  return (
    <>
      {proposals.length > 0 && (
        <section className="cat-part">
          <h3>{t('changes.waiting')}</h3>
          <WaitingChanges changes={proposals} ask={ask} />
        </section>
      )}
      <section className="cat-part cat-fact-value">
        <h3>{t('detail.value')}</h3>
        {facts.map((fact) => (
          <FactValue key={fact.key} fact={fact} isSingle={facts.length === 1} />
        ))}
      </section>
      <section className="cat-part">
        <h3>{t('detail.source')}</h3>
        <SourceFacts line={line} />
      </section>
      <section className="cat-part">
        <h3>{t('detail.applications')}</h3>
        <Applications counts={applications} />
      </section>
      <section className="cat-part">
        <h3>{t('detail.history')}</h3>
        <FactHistory events={history} factKey={line.key} />
      </section>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function SourceFacts({ line }: { line: FactLine }) {
  const { t, language } = useFactsTexts();
  const { source, checkedOn, checkedBy, nextCheck, isDue } = line;
  const day = checkedOn && longDay(checkedOn, language);
  return (
    <dl className="cat-facts">
      <Fact name={t('columns.source')}>
        {source ? <SourceText source={source.title} url={source.url} /> : t('noSource')}
      </Fact>
      {source && <Fact name={t('detail.kind')}>{t(`sourceKinds.${source.kind}`)}</Fact>}
      {source && (
        <Fact name={t('detail.date')}>
          {source.date === null ? t('detail.noDate') : formatAsOf(source.date, language)}
        </Fact>
      )}
      <Fact name={t('columns.confidence')}>{t(`confidence.${line.confidence}`)}</Fact>
      {line.note !== null && (
        <Fact name={t('detail.note')}>
          <span lang="en">{line.note}</span>
        </Fact>
      )}
      <Fact name={t('detail.checked')}>
        {day === null ? t('never') : checkedBy === null ? day : t('detail.checkedBy', { day, name: checkedBy })}
      </Fact>
      <Fact name={t('detail.next')}>
        <span className={`pill ${isDue ? 'pill-bad' : 'pill-ok'}`}>
          {isDue ? t('dueNow') : longDay(nextCheck!, language)}
        </span>
      </Fact>
    </dl>
  );
}

import { useEffect } from 'react';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { timeText } from '../../texts/times.ts';
import {
  countRows,
  rowsInOrder,
  rowState,
  type RecordedPage,
  type RecorderState,
} from '../../recorder/recorder-state.ts';
import { CountryCode } from '../parts/ApplicationHead.tsx';
import { Bar, Button, Foot, Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import type { PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';
import { PackDifference } from './PackDifference.tsx';
import { PageDescription } from './PageDescription.tsx';
import { RecorderRow } from './RecorderRow.tsx';

const typing = ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON', 'SUMMARY'];

// J, K and Enter, unless a control has the focus that uses these keys itself.
function useKeys(page: RecordedPage | null) {
  const { recorder } = useActions();
  useEffect(() => {
    if (!page) return undefined;
    const handle = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && typing.includes(event.target.tagName);
      if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'j') recorder.move(1);
      if (event.key === 'k') recorder.move(-1);
      if (event.key === 'Enter' && page.selected !== null) recorder.take(page.selected);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [page, recorder]);
}

function Head({ recorder, person }: { recorder: RecorderState; person: string }) {
  const { t, language } = useTexts();
  const { destination, draft, published, savedAt, origin } = recorder;
  return (
    <div className="application recorder-head">
      <div className="application-name">
        {destination ? <CountryCode destination={destination} /> : null}
        <strong>{draft?.name ?? published?.name ?? (origin ? new URL(origin).host : '')}</strong>
        {published ? <small>{t.recorder.published(published.number)}</small> : null}
      </div>
      <p className="application-trip">
        {draft ? t.recorder.draft(draft.number) : t.recorder.noDraft} · {person}
        {savedAt ? ` · ${t.recorder.saved(timeText(savedAt, language))}` : ''}
      </p>
    </div>
  );
}

function Rows({ page, recorder }: { page: RecordedPage; recorder: RecorderState }) {
  const { t } = useTexts();
  const rows = rowsInOrder(page.rows);
  const groups = (['unmapped', 'toConfirm', 'sure', 'personal'] as const).filter((state) =>
    rows.some((row) => rowState(row) === state),
  );
  return (
    <Section>
      {groups.map((state, i) => (
        <div key={state}>
          <div className="split">
            <h3>{t.recorder.groups[state]}</h3>
            {i === 0 ? <small>{t.recorder.columns}</small> : null}
          </div>
          <ul>
            {rows
              .filter((row) => rowState(row) === state)
              .map((row) => (
                <RecorderRow
                  key={row.control.ref}
                  row={row}
                  form={recorder.form!}
                  isSelected={row.control.ref === page.selected}
                />
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Summary({ page }: { page: RecordedPage }) {
  const { t } = useTexts();
  const counts = countRows(page.rows);
  return (
    <Section>
      <h2 className="big">{t.recorder.title(counts.sure, page.rows.length)}</h2>
      <Bar
        parts={[
          { share: counts.sure, tone: 'ok' },
          { share: counts.toConfirm, tone: 'warn' },
          { share: counts.unmapped, tone: 'bad' },
          { share: counts.personal, tone: 'rest' },
        ]}
      />
      <div className="legend">
        <span data-tone="ok">{t.recorder.sure(counts.sure)}</span>
        <span data-tone="warn">{t.recorder.toConfirm(counts.toConfirm)}</span>
        <span data-tone="bad">{t.recorder.unmapped(counts.unmapped)}</span>
        {counts.personal > 0 ? <span>{t.recorder.personal(counts.personal)}</span> : null}
      </div>
      <p className="lead">{t.recorder.keys}</p>
    </Section>
  );
}

function RecorderFoot({ state }: { state: PanelState }) {
  const { t, language } = useTexts();
  const { recorder: act } = useActions();
  const { page, draft, published, problems, testFill } = state.recorder;
  const isInDraft = page !== null && (draft?.pages.some(({ id }) => id === page.id) ?? false);
  return (
    <Foot note={t.recorder.foot(published?.number ?? null)}>
      {testFill ? (
        <p className="source">
          <IconCircleCheckFilled
            size={15}
            className={testFill.equal === testFill.fields ? 'ok-mark' : 'warn-mark'}
            aria-hidden
          />
          <span>{t.recorder.tested(timeText(testFill.at, language), testFill.equal, testFill.fields)}</span>
        </p>
      ) : null}
      <div className="buttons">
        {page ? (
          <Button isSmall onClick={act.addPage}>
            {isInDraft ? t.recorder.update : t.recorder.add}
          </Button>
        ) : null}
        {page ? (
          <Button isSmall onClick={act.test}>
            {testFill ? t.recorder.testAgain : t.recorder.test}
          </Button>
        ) : null}
      </div>
      {draft ? (
        <Button kind="primary" onClick={act.propose} disabled={state.isBusy || problems.length > 0}>
          {t.recorder.propose(draft.number)}
        </Button>
      ) : null}
    </Foot>
  );
}

export function RecorderScreen({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const { recorder: act } = useActions();
  const { recorder, pairing } = state;
  const { page, form, origin, draft, problems, changes, coverage, published } = recorder;
  useKeys(page);
  if (origin === null)
    return (
      <div className="body">
        <Section className="roomy">
          <h2 className="title">{t.header.recorder}</h2>
          <p className="lead larger">{t.recorder.nothing}</p>
        </Section>
      </div>
    );
  return (
    <>
      <Head recorder={recorder} person={pairing.is === 'connected' ? pairing.connection.person.name : ''} />
      <div className="body">
        <Section>
          <div className="form">
            {published ? null : (
              <label>
                {t.recorder.chooseDestination}
                <select value={recorder.destination ?? ''} onChange={(event) => act.setDestination(event.target.value)}>
                  <option value="">–</option>
                  {destinations.map(({ id, country }) => (
                    <option key={id} value={id}>
                      {country}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Button kind={page ? 'plain' : 'primary'} isSmall onClick={act.record} disabled={form === null}>
              {page ? t.recorder.again : t.recorder.record}
            </Button>
          </div>
        </Section>
        {page ? <Summary page={page} /> : null}
        {page && form ? <Rows page={page} recorder={recorder} /> : null}
        {page ? <PageDescription page={page} /> : null}
        {draft ? <PackDifference changes={changes} from={published?.number ?? null} to={draft.number} /> : null}
        {coverage ? (
          <Section>
            <p className="lead">{t.recorder.coverage(coverage.questions)}</p>
            {problems.length > 0 ? (
              <>
                <h3>{t.recorder.problems}</h3>
                <ul className="problems">
                  {problems.slice(0, 20).map((problem) => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
              </>
            ) : null}
            <Link onClick={act.discard}>{t.recorder.discard}</Link>
          </Section>
        ) : null}
      </div>
      {page || draft ? <RecorderFoot state={state} /> : null}
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { IconCopy, IconSend } from '@tabler/icons-react';
import { answerLines } from '../../visit/answer-lines.ts';
import type { UnknownPageView } from '../../visit/page-view.ts';
import { pageReport } from '../flows/report-flow.ts';
import { Button, Foot, Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { packOf, visitHere, type PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

const sign = { new: '+', duplicated: '+', gone: '−' } as Record<string, string>;
const shown = 5;

function Sent({ state, view }: { state: PanelState; view: UnknownPageView }) {
  const { t } = useTexts();
  const report = pageReport(state, view);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' }); // newer browsers return a promise, which is no clean-up
  }, []);
  if (!report) return null;
  const { controls, headings, path } = report.skeleton;
  return (
    <Section label={t.unknown.sent}>
      <h3>{t.unknown.sent}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region is reached by keys only with it */}
      <div ref={element} className="sent" role="region" aria-label={t.unknown.sent} tabIndex={0}>
        <p>
          {report.portal} · {path}
        </p>
        {headings.map((heading, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- headings may repeat
          <p key={i}>{heading}</p>
        ))}
        <ul>
          {controls.map(({ ref, label, kind }) => (
            <li key={ref}>
              {label || '–'} <small>{kind}</small>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export function UnknownView({ state, view }: { state: PanelState; view: UnknownPageView }) {
  const { t } = useTexts();
  const { report, copy } = useActions();
  const [isSentShown, setSentShown] = useState(false);
  const [areAllDifferences, setAllDifferences] = useState(false);
  const [areAllAnswers, setAllAnswers] = useState(false);
  const pack = packOf(state);
  const visit = visitHere(state);
  const lines = visit ? answerLines(view.page, visit.data) : [];
  const differences = areAllDifferences ? view.differences : view.differences.slice(0, shown);
  const answers = areAllAnswers ? lines : lines.slice(0, shown);
  return (
    <>
      <div className="body">
        <Section>
          <h2 className="big">{view.page ? t.unknown.title : t.unknown.unlisted(pack?.number ?? 0)}</h2>
          <p className="lead">{t.unknown.lead}</p>
        </Section>
        {view.differences.length > 0 && pack ? (
          <Section>
            <h3>{t.unknown.differs(pack.number)}</h3>
            <ul>
              {differences.map(({ kind, label, was, became }) => (
                <li key={`${kind}${label}${was}${became}`} className="difference">
                  <span className="sign" data-sign={sign[kind] ?? '~'} aria-hidden>
                    {sign[kind] ?? '~'}
                  </span>
                  <span>
                    {kind === 'renamed' && was && became ? t.unknown.renamed(was, became) : label || became || was}
                  </span>
                  <small>{t.unknown.kinds[kind]}</small>
                </li>
              ))}
            </ul>
            {view.differences.length > differences.length ? (
              <Link onClick={() => setAllDifferences(true)}>
                {t.unknown.more(view.differences.length - differences.length)}
              </Link>
            ) : null}
          </Section>
        ) : null}
        {lines.length > 0 ? (
          <Section>
            <div className="split">
              <h3>{t.unknown.byHand}</h3>
              <small>{t.unknown.toCopy(lines.length)}</small>
            </div>
            <ul>
              {answers.map(({ label, text }) => (
                <li key={label} className="answer">
                  <span>{label}</span>
                  <b>{text}</b>
                  <button type="button" className="icon" aria-label={t.unknown.copy(label)} onClick={() => copy(text)}>
                    <IconCopy size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            {lines.length > answers.length ? (
              <Link onClick={() => setAllAnswers(true)}>{t.unknown.more(lines.length - answers.length)}</Link>
            ) : null}
          </Section>
        ) : null}
        {isSentShown ? <Sent state={state} view={view} /> : null}
      </div>
      <Foot
        note={
          <>
            {t.unknown.foot}{' '}
            {isSentShown ? <Link onClick={() => setSentShown(false)}>{t.unknown.hideSent}</Link> : null}
          </>
        }
      >
        <Button
          kind="primary"
          disabled={view.report !== 'no'}
          onClick={() => (isSentShown ? report() : setSentShown(true))}
        >
          <IconSend size={15} aria-hidden />
          {view.report === 'sent'
            ? t.unknown.reported
            : view.report === 'sending'
              ? t.busy
              : isSentShown
                ? t.unknown.report
                : t.unknown.seeSent}
        </Button>
      </Foot>
    </>
  );
}

import './findings.css';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { DocumentsOwner } from '../sources/source-documents.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AcceptedFinding } from './AcceptedFinding.tsx';
import { arrangeFindings, kindOf } from '../../journey/findings-summary/arrange-findings.ts';
import { DeadlineNote } from '../../journey/deadline/DeadlineNote.tsx';
import { FindingCard } from './FindingCard.tsx';
import { FindingGroup } from './FindingGroup.tsx';
import { FindingContext } from './finding-context.ts';
import { useAcceptFinding, useFindings } from '../../journey/findings-summary/findings.api.ts';
import { MissingDocuments } from './MissingDocuments.tsx';
import { FindingsHeader, useCountText } from './FindingsHeader.tsx';
import { FindingSkeleton, FindingsReload } from './FindingsStates.tsx';
import { FindingsDisclosure } from './FindingsDisclosure.tsx';
import { useFindingContextValue } from './use-finding-context-value.ts';
import { useLiveFindings } from '../../journey/findings-summary/use-live-findings.ts';
import { useApplication } from '../../journey/deadline/use-application.ts';
import { useFindingsTexts } from '../../../translations/findings/findings-texts.ts';

const missingKey = 'missing documents'; // of the card that contains them

const contradictionsFirst = (findings: readonly Finding[]) =>
  findings.toSorted((a, b) => Number(kindOf(b) === 'contradiction') - Number(kindOf(a) === 'contradiction'));

interface Props {
  applicationUid: string;
  onField: (field: string) => void;
  saveAnswers?: () => Promise<unknown>; // beside a form: sends what was typed and is not stored yet
  dense?: boolean;
}

export function FindingsPanel({ applicationUid, onField, saveAnswers, dense = false }: Props) {
  const { t, language } = useFindingsTexts();
  const { data, isError, isFetching, refetch } = useFindings(applicationUid);
  useLiveFindings(applicationUid);
  const application = useApplication(applicationUid);
  const place = useFindingContextValue({ application, applicationUid, isDense: dense, onField });
  const accept = useAcceptFinding(applicationUid);
  const countWords = useCountText();
  const { ask, dialog } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});

  const arranged = arrangeFindings(data?.findings ?? []);
  const { blocking, warnings, unknown, notes, accepted } = arranged;
  const isMissing = (finding: Finding) => kindOf(finding) === 'missing';
  const present = (findings: readonly Finding[]) => findings.filter((finding) => !isMissing(finding));
  const missing = [...blocking, ...warnings].filter(isMissing);
  const toFix = contradictionsFirst(present(blocking));
  const toReview = contradictionsFirst(present(warnings));
  const first = dense ? undefined : (toFix[0] ?? missing[0] ?? toReview[0])?.key;
  const isOpen = (key: string) => turned[key] ?? key === first;
  const toggle = (key: string) => setTurned((now) => ({ ...now, [key]: !isOpen(key) }));

  const askToAccept = async (finding: Finding) => {
    const done = await ask<true>((close) => (
      <AcceptDialog
        title={finding.words[language].title}
        onClose={() => close(null)}
        onSubmit={async (reason) => {
          await saveAnswers?.(); // an answer that arrives later could replace the finding by one that was not accepted
          await accept.mutateAsync({ key: finding.key, reason });
          close(true);
        }}
      />
    ));
    if (done) setTimeout(() => heading.current?.focus()); // the card with the button that opened the dialog is gone
  };
  const takeBack = async (key: string) => {
    await accept.mutateAsync({ key, reason: '' });
    heading.current?.focus();
  };
  const card = (finding: Finding) => (
    <FindingCard
      key={finding.key}
      finding={finding}
      isOpen={isOpen(finding.key)}
      onToggle={() => toggle(finding.key)}
      onAccept={() => void askToAccept(finding)}
    />
  );
  return (
    <section className="findings verdict-colors" data-findings data-dense={dense || undefined} aria-label={t('title')}>
      {!data &&
        (isError ? <FindingsReload isTrying={isFetching} onReload={() => void refetch()} /> : <FindingSkeleton />)}
      {data && (
        <FindingContext value={place}>
          <DocumentsOwner value={application?.applicantUid ?? null}>
            <FindingsHeader arranged={arranged} judged={data.judged} ref={heading} />
            {!dense && <DeadlineNote applicationUid={applicationUid} on={['late', 'tight']} />}
            {toFix.length + missing.length > 0 && (
              <div className="finding-list">
                {toFix.map(card)}
                <MissingDocuments
                  findings={missing}
                  isOpen={isOpen(missingKey)}
                  onToggle={() => toggle(missingKey)}
                  card={card}
                />
              </div>
            )}
            <FindingGroup name="warnings" title={t('grade.warning')} findings={toReview} card={card} />
            {unknown.length > 0 && (
              <FindingsDisclosure name="unknown" words={t('disclosure.unknown', { count: unknown.length })}>
                {unknown.map(card)}
              </FindingsDisclosure>
            )}
            {notes.length > 0 && (
              <FindingsDisclosure name="notes" words={t('disclosure.notes', { count: notes.length })}>
                {notes.map(card)}
              </FindingsDisclosure>
            )}
            {accepted.length > 0 && (
              <FindingsDisclosure name="accepted" words={t('disclosure.accepted', { count: accepted.length })}>
                {accepted.map((finding) => (
                  <AcceptedFinding key={finding.key} finding={finding} onUndo={() => takeBack(finding.key)} />
                ))}
              </FindingsDisclosure>
            )}
            {!dense && <DeadlineNote applicationUid={applicationUid} on={['safe', 'unknown']} />}
            <VisuallyHidden role="status">
              {t('checks', { counts: countWords(arranged) || t('none.title') })}
            </VisuallyHidden>
          </DocumentsOwner>
        </FindingContext>
      )}
      {dialog}
    </section>
  );
}

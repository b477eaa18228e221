import './findings.css';
import { useRef, useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { Finding } from '@visawright/contract/finding.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { PapersOf } from '../form/papers.ts';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AcceptedFinding } from './AcceptedFinding.tsx';
import { arrangeFindings } from './arrange-findings.ts';
import { DeadlineNote } from './DeadlineNote.tsx';
import { FindingCard } from './FindingCard.tsx';
import { FindingGroup } from './FindingGroup.tsx';
import { FindingPlaceContext } from './finding-place.ts';
import { useAcceptFinding, useFindings } from './findings.api.ts';
import { FindingsHead, useCountWords } from './FindingsHead.tsx';
import { FindingBones, FindingsReload } from './FindingsStates.tsx';
import { useFindingsWords } from './findings-words.ts';
import { Fold } from './Fold.tsx';
import { useFindingPlaceOf } from './use-finding-place.ts';
import { useLiveFindings } from './use-live-findings.ts';
import { useSubject } from './use-subject.ts';

interface Props {
  applicationUid: string;
  onField: (field: string) => void;
  dense?: boolean;
}

// What contradicts or is missing, gravest first, beside the form it speaks of.
export function FindingsPanel({ applicationUid, onField, dense = false }: Props) {
  const { t, language } = useFindingsWords();
  const { data, isError, isFetching, refetch } = useFindings(applicationUid);
  useLiveFindings(applicationUid);
  const application = useSubject(applicationUid);
  const place = useFindingPlaceOf({ application, applicationUid, isDense: dense, onField });
  const accept = useAcceptFinding(applicationUid);
  const countWords = useCountWords();
  const { ask, dialog } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({});

  const arranged = arrangeFindings(data?.findings ?? []);
  const first = dense ? undefined : (arranged.blocking[0] ?? arranged.warnings[0])?.key;
  const isOpen = (key: string) => turned[key] ?? key === first;

  const keep = async (finding: Finding) => {
    const done = await ask<true>((close) => (
      <AcceptDialog
        title={finding.words[language].title}
        onClose={() => close(null)}
        onSubmit={async (reason) => {
          await accept.mutateAsync({ key: finding.key, reason });
          close(true);
        }}
      />
    ));
    if (done) setTimeout(() => heading.current?.focus()); // the button that opened the window is gone with its card
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
      onToggle={() => setTurned((now) => ({ ...now, [finding.key]: !isOpen(finding.key) }))}
      onKeep={() => void keep(finding)}
    />
  );
  const { blocking, warnings, unknown, notes, accepted } = arranged;
  return (
    <section className="findings" data-findings data-dense={dense || undefined} aria-label={t('title')}>
      {!data && (isError ? <FindingsReload isTrying={isFetching} onReload={() => void refetch()} /> : <FindingBones />)}
      {data && (
        <FindingPlaceContext value={place}>
          <PapersOf value={application?.applicantUid ?? null}>
            <FindingsHead arranged={arranged} judged={data.judged} ref={heading} />
            {!dense && <DeadlineNote applicationUid={applicationUid} on={['late', 'tight']} />}
            {blocking.length > 0 && <div className="finding-list">{blocking.map(card)}</div>}
            <FindingGroup name="warnings" title={t('grade.warning')} findings={warnings} card={card} />
            {unknown.length > 0 && (
              <Fold name="unknown" words={t('fold.unknown', { count: unknown.length })}>
                {unknown.map(card)}
              </Fold>
            )}
            {notes.length > 0 && (
              <Fold name="notes" words={t('fold.notes', { count: notes.length })}>
                {notes.map(card)}
              </Fold>
            )}
            {accepted.length > 0 && (
              <Fold name="accepted" words={t('fold.accepted', { count: accepted.length })}>
                {accepted.map((finding) => (
                  <AcceptedFinding key={finding.key} finding={finding} onTakeBack={() => takeBack(finding.key)} />
                ))}
              </Fold>
            )}
            {!dense && <DeadlineNote applicationUid={applicationUid} on={['safe', 'unknown']} />}
            <VisuallyHidden role="status">
              {t('said', { counts: countWords(arranged) || t('none.title') })}
            </VisuallyHidden>
          </PapersOf>
        </FindingPlaceContext>
      )}
      {dialog}
    </section>
  );
}

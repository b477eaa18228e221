import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { isEditable } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import type { Finding } from '@visawright/contract/finding.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { useApplicationActions } from '../../applications/use-application-actions.tsx';
import { CheckAnswers } from '../check/CheckAnswers.tsx';
import { useWork, useWorkState } from '../FormWorkProvider.tsx';
import { useSections } from '../use-sections.ts';
import { useComment } from './use-comment.tsx';
import { Detail } from './Detail.tsx';
import { FindingsFold } from './FindingsFold.tsx';
import { Frame } from './Frame.tsx';
import { KeeperHead } from './KeeperHead.tsx';
import { LazySection } from './LazySection.tsx';
import { keeperItems } from './nav-items.ts';
import { SectionCells } from './SectionCells.tsx';
import { SectionNav } from './SectionNav.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useLook } from './use-look.ts';
import { useSpy } from './use-spy.ts';
import { useStaffWords } from './form-staff-words.ts';

const PackageLine = lazy(async () => ({ default: (await import('../../submit/PackageLine.tsx')).PackageLine }));

const show = (section: string) =>
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`.fr-section[data-section="${CSS.escape(section)}"]`);
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });

function showFinding({ rule }: Finding) {
  const place = document.querySelector<HTMLElement>(`.fr-nav [data-finding="${CSS.escape(rule)}"]`);
  place?.closest('details.fr-fold')?.setAttribute('open', '');
  place?.scrollIntoView({ block: 'nearest' });
  place?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

export function KeeperBench({ row }: { row: Application }) {
  const { t } = useStaffWords();
  const work = useWork();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const counts = useSections();
  const { ask, dialog } = useDialog();
  const actions = useApplicationActions(ask);
  const comment = useComment(ask, row.applicationUid);
  const look = useLook();
  const isReadOnly = useWorkState((now) => now.state.isReadOnly);
  const isChecking = params.has('check');
  const spied = useSpy(!isChecking);
  // Who comes back to a returned form begins where it was returned.
  const items = keeperItems(counts.sections, row.review, work.isClosed);
  const asked = params.get('section') ?? items.find(({ mark }) => mark === 'bad')?.id ?? null;

  const turnTo = (at: 'form' | 'check') =>
    setParams((now) => {
      now.delete('section');
      if (at === 'check') now.set('check', '1');
      else now.delete('check');
      return now;
    });
  const open = (section: string) => {
    if (isChecking) turnTo('form');
    work.open(section);
    show(section);
  };
  const check = async () => {
    await work.flush(); // what was just typed is part of what is declared
    turnTo('check');
  };
  const goTo = (field: string) => {
    if (isChecking) turnTo('form');
    work.goTo(field);
  };
  const begin = useEffectEvent(() => asked && !isChecking && open(asked));
  useEffect(() => void begin(), [row.applicationUid]);
  useFormKeys({ isOn: !isChecking && !isReadOnly, onComment: comment });

  return (
    <Frame
      head={
        <KeeperHead
          row={row}
          counts={counts}
          isChecking={isChecking}
          onNext={() => work.next()}
          onCheck={() => void check()}
          onForm={() => turnTo('form')}
          onSend={() => actions.send(row)}
        />
      }
      nav={
        <>
          <SectionNav
            items={items}
            current={spied}
            onOpen={open}
            end={{ isDone: !isEditable(row.status), isOpen: isChecking, onOpen: () => void check() }}
          />
          <FindingsFold applicationUid={row.applicationUid} onField={goTo} />
        </>
      }
      detail={<Detail row={row} onComment={comment} />}
    >
      {isChecking ? (
        <CheckAnswers
          applicationUid={row.applicationUid}
          dense
          onChange={goTo}
          onFinding={showFinding}
          onAccepted={({ applicationUid }) => void navigate(`/applications?open=${applicationUid}`)}
        />
      ) : (
        <>
          {isReadOnly && <p className="fr-closed">{t(isEditable(row.status) ? 'beingReviewed' : 'readOnlyWhole')}</p>}
          {!isEditable(row.status) && (
            <p className="fr-package">
              <Suspense>
                <PackageLine application={row} />
              </Suspense>
            </p>
          )}
          {counts.sections.map((section) => (
            <LazySection key={section.id} section={section}>
              <SectionCells section={section} row={row} {...(work.isClosed(section.id) ? { onLook: look } : {})} />
            </LazySection>
          ))}
          <div className="fr-end">
            <Button variant="default" onClick={() => void check()}>
              {t('check')}
            </Button>
          </div>
        </>
      )}
      {dialog}
    </Frame>
  );
}

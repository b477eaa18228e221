import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '@mantine/core';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { useApplicationActions } from '../../applications/actions/use-application-actions.tsx';
import { CheckAnswers } from '../../../form/check/CheckAnswers.tsx';
import { useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { useSections } from '../../../form/editor/use-sections.ts';
import { useComment } from '../answer/use-comment.tsx';
import { AnswerDetail } from '../answer/AnswerDetail.tsx';
import { HereNow } from '../../../form/presence/HereNow.tsx';
import { FindingsDisclosure } from './FindingsDisclosure.tsx';
import { ReviewLine } from '../../review-round/ReviewLine.tsx';
import { reviewStatusOf } from '../../review-round/review-status.ts';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { EditorHead } from './EditorHead.tsx';
import { LazySection } from '../sections/LazySection.tsx';
import { editorItems } from '../sections/nav-items.ts';
import { SectionCells } from '../sections/SectionCells.tsx';
import { SectionNav } from '../sections/SectionNav.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useShowSource } from '../sections/use-show-source.ts';
import { useCurrentSection } from '../sections/use-current-section.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

const PackageLine = lazy(async () => ({
  default: (await import('../../../delivery/package/PackageLine.tsx')).PackageLine,
}));

const show = (section: string) =>
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`.fr-section[data-section="${CSS.escape(section)}"]`);
    element?.scrollIntoView({ block: 'start' });
    element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  });

function showFinding({ rule }: Finding) {
  const element = document.querySelector<HTMLElement>(`.fr-nav [data-finding="${CSS.escape(rule)}"]`);
  element?.closest('details.fr-disclosure')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'nearest' });
  element?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

export function EditorWorkspace({ row }: { row: Application }) {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const counts = useSections();
  const { ask, dialog } = useDialog();
  const actions = useApplicationActions(ask);
  const comment = useComment(ask, row.applicationUid);
  const look = useShowSource();
  const isReadOnly = useEditorState((now) => now.state.isReadOnly);
  const isChecking = params.has('check');
  const spied = useCurrentSection(!isChecking);
  // A returned form opens at its first returned section.
  const items = editorItems(counts.sections, row.review, editor.isClosed);
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
    editor.open(section);
    show(section);
  };
  const check = async () => {
    await editor.flush(); // unsaved answers are part of the declaration
    turnTo('check');
  };
  const send = async () => {
    await editor.flush(); // unsaved answers are part of what is reviewed
    actions.send(row);
  };
  const goTo = (field: string) => {
    if (isChecking) turnTo('form');
    editor.goTo(field);
  };
  const begin = useEffectEvent(() => asked && !isChecking && open(asked));
  useEffect(() => void begin(), [row.applicationUid]);
  useFormKeys({ isOn: !isChecking && !isReadOnly, onComment: comment });

  return (
    <WorkspaceFrame
      head={
        <EditorHead
          row={row}
          counts={counts}
          isChecking={isChecking}
          onNext={() => editor.next()}
          onCheck={() => void check()}
          onForm={() => turnTo('form')}
          onSend={() => void send()}
        />
      }
      nav={
        <>
          {reviewStatusOf(row.review) !== 'none' && (
            <div className="fr-review">
              <ReviewLine review={row.review} />
            </div>
          )}
          <SectionNav
            items={items}
            current={spied}
            onOpen={open}
            end={{ isDone: !isEditable(row.status), isOpen: isChecking, onOpen: () => void check() }}
          />
          <HereNow onField={goTo} />
          <FindingsDisclosure applicationUid={row.applicationUid} onField={goTo} saveAnswers={editor.flush} />
        </>
      }
      detail={<AnswerDetail row={row} onComment={comment} />}
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
              <SectionCells section={section} row={row} {...(editor.isClosed(section.id) ? { onLook: look } : {})} />
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
    </WorkspaceFrame>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { formAddress } from '../../applications/form-address.ts';
import { useSectionVerdicts } from '../../reviews/use-section-verdicts.ts';
import { useSendReview } from '../../reviews/use-send-review.tsx';
import { useOpenReview } from '../../reviews/use-open-review.ts';
import { ApprovalReason } from '../../reviews/ApprovalReason.tsx';
import { FinishHint } from '../../reviews/FinishReview.tsx';
import { reopen } from '../../reviews/review-draft.ts';
import { ApprovedBefore } from '../../review-round/ApprovedBefore.tsx';
import { SectionPast } from '../../review-round/SectionPast.tsx';
import { ReviewNote } from '../../reviews/ReviewNote.tsx';
import { useEditor, useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { useSections } from '../../../form/editor/use-sections.ts';
import { AnswerComparison } from '../answer/AnswerComparison.tsx';
import { FindingsDisclosure } from './FindingsDisclosure.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import { NarrowDisclosure } from './NarrowDisclosure.tsx';
import { reviewerItems } from '../sections/nav-items.ts';
import { ReviewerHead } from './ReviewerHead.tsx';
import { SectionCells } from '../sections/SectionCells.tsx';
import { SectionNav } from '../sections/SectionNav.tsx';
import { VerdictPanel } from './VerdictPanel.tsx';
import { GivenVerdict } from './GivenVerdict.tsx';
import { useOpenedSection } from './use-opened-section.ts';
import { useShownChanges } from './use-shown-changes.ts';
import { useShowSource } from '../sections/use-show-source.ts';
import { useSectionSource } from '../sections/use-section-source.ts';
import { sectionVerdicts } from '../sections/section-verdicts.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

const focus = (what: string) => setTimeout(() => document.querySelector<HTMLElement>(`.fr-form ${what}`)?.focus());

// Shows one section at a time, read-only, with its verdict below.
export function ReviewerWorkspace({ row }: { row: Application }) {
  const { t } = useFormStaffTexts();
  const { t: ofReview } = useApplicationsTexts();
  const editor = useEditor();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { sections } = useSections();
  const look = useShowSource();
  const review = useOpenReview(row);
  const { requestReason } = useReasons(row);
  const { isOpen, ids, change } = review;
  const judging = useSectionVerdicts({
    applicationUid: row.applicationUid,
    ids,
    isOpen,
    first: params.get('section'),
    onReturn: () => focus('.fr-verdict textarea'),
    onNext: () => focus('h2'),
  });
  const sending = useSendReview(review, (next) => void navigate((next && formAddress(next)) ?? '/applications'));
  const { opened, open } = useOpenedSection(ids, judging.choose);
  const section = sections.find(({ id }) => id === (opened ?? judging.current)) ?? sections[0];
  const round = review.sections.find((each) => each.section === section?.id);
  const changes = useShownChanges(round);
  useSectionSource(section);

  const verdicts = sectionVerdicts(review, useOwnIds().personUid);

  // A finding or page region may refer to a field of another section, which then opens.
  const goTo = (id: string) => {
    const of = editor.sectionOf(id);
    if (of) open(of);
    look({ id });
  };
  const asked = useEditorState((now) => now.focusRequest);
  const follow = useEffectEvent(() => asked && goTo(asked.field));
  useEffect(() => void follow(), [asked]);

  return (
    <WorkspaceFrame
      head={<ReviewerHead review={review} sending={sending} />}
      nav={
        <>
          {requestReason && <p className="fr-closed">{ofReview('review.sentIncomplete', { reason: requestReason })}</p>}
          <SectionNav
            items={reviewerItems(sections, verdicts, section?.id ?? null, isOpen)}
            current={section?.id ?? null}
            onOpen={(id) => {
              open(id);
              focus('h2');
            }}
          />
          {isOpen && (
            <NarrowDisclosure title={t('review.note')}>
              <ReviewNote applicationUid={row.applicationUid} />
            </NarrowDisclosure>
          )}
          <FindingsDisclosure applicationUid={row.applicationUid} onField={goTo} saveAnswers={editor.flush} />
        </>
      }
      detail={<AnswerComparison />}
    >
      {section && (
        <section className="fr-section" data-section={section.id} aria-labelledby={`fr-${section.id}`} key={section.id}>
          <SectionCells
            section={section}
            row={row}
            note={t('readOnly')}
            onLook={look}
            past={
              isOpen &&
              round &&
              (ids.includes(section.id) ? (
                <SectionPast section={round} changes={changes} />
              ) : (
                round.last && (
                  <ApprovedBefore last={round.last} onOpen={() => change((now) => reopen(now, section.id))} />
                )
              ))
            }
          />
          {isOpen && ids.includes(section.id) && <VerdictPanel section={section} row={row} judging={judging} />}
          {isOpen && (
            <>
              <ApprovalReason review={review} />
              <FinishHint review={review} />
            </>
          )}
          {!isOpen && <GivenVerdict row={row} section={section.id} />}
        </section>
      )}
    </WorkspaceFrame>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { formAddress } from '../../applications/form-address.ts';
import { useSectionVerdicts } from '../../reviews/use-section-verdicts.ts';
import { useSendReview } from '../../reviews/use-send-review.ts';
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
import { useShowSource } from '../sections/use-show-source.ts';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

const focus = (what: string) => setTimeout(() => document.querySelector<HTMLElement>(`.fr-form ${what}`)?.focus());

// Shows one section at a time, read-only, with its verdict below.
export function ReviewerWorkspace({ row }: { row: Application }) {
  const { t } = useFormStaffTexts();
  const editor = useEditor();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { sections } = useSections();
  const look = useShowSource();
  const isOpen = row.can.includes('application.review');
  const judging = useSectionVerdicts({
    applicationUid: row.applicationUid,
    ids: sections.map(({ id }) => id),
    isOpen,
    first: params.get('section'),
    onReturn: () => focus('.fr-verdict textarea'),
    onNext: () => focus('h2'),
  });
  const sending = useSendReview(row, (next) => void navigate((next && formAddress(next)) ?? '/applications'));
  const section = sections.find(({ id }) => id === judging.current) ?? sections[0];

  // A finding or page region may refer to a field of another section, which then opens.
  const goTo = (id: string) => {
    const of = editor.sectionOf(id);
    if (of) judging.choose(of);
    look({ id });
  };
  const asked = useEditorState((now) => now.focusRequest);
  const follow = useEffectEvent(() => asked && goTo(asked.field));
  useEffect(() => void follow(), [asked]);

  return (
    <WorkspaceFrame
      head={<ReviewerHead row={row} of={sections.length} isOpen={isOpen} sending={sending} />}
      nav={
        <>
          <SectionNav
            items={reviewerItems(sections, judging.draft, judging.current)}
            current={section?.id ?? null}
            onOpen={(id) => {
              judging.choose(id);
              focus('h2');
            }}
          />
          {isOpen && (
            <NarrowDisclosure title={t('review.note')}>
              <ReviewNote applicationUid={row.applicationUid} />
            </NarrowDisclosure>
          )}
          <FindingsDisclosure applicationUid={row.applicationUid} onField={goTo} />
        </>
      }
      detail={<AnswerComparison />}
    >
      {section && (
        <section className="fr-section" data-section={section.id} aria-labelledby={`fr-${section.id}`} key={section.id}>
          <SectionCells section={section} row={row} note={t('readOnly')} onLook={look} />
          {isOpen && <VerdictPanel section={section} row={row} judging={judging} />}
        </section>
      )}
    </WorkspaceFrame>
  );
}

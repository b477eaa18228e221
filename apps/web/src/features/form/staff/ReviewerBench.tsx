import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { formAddress } from '../../applications/form-address.ts';
import { useJudging } from '../../reviews/use-judging.ts';
import { useSendReview } from '../../reviews/use-send-review.ts';
import { WholeNote } from '../../reviews/WholeNote.tsx';
import { useWork, useWorkState } from '../FormWorkProvider.tsx';
import { useSections } from '../use-sections.ts';
import { Compare } from './Compare.tsx';
import { FindingsFold } from './FindingsFold.tsx';
import { Frame } from './Frame.tsx';
import { NarrowFold } from './NarrowFold.tsx';
import { reviewerItems } from './nav-items.ts';
import { ReviewerHead } from './ReviewerHead.tsx';
import { SectionCells } from './SectionCells.tsx';
import { SectionNav } from './SectionNav.tsx';
import { VerdictPanel } from './VerdictPanel.tsx';
import { useLook } from './use-look.ts';
import { useStaffWords } from './form-staff-words.ts';

const focus = (what: string) => setTimeout(() => document.querySelector<HTMLElement>(`.fr-form ${what}`)?.focus());

// One section at a time, read-only, with its verdict below.
export function ReviewerBench({ row }: { row: Application }) {
  const { t } = useStaffWords();
  const work = useWork();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { sections } = useSections();
  const look = useLook();
  const isOpen = row.can.includes('application.review');
  const judging = useJudging({
    applicationUid: row.applicationUid,
    ids: sections.map(({ id }) => id),
    isOpen,
    first: params.get('section'),
    onReturn: () => focus('.fr-verdict textarea'),
    onNext: () => focus('h2'),
  });
  const sending = useSendReview(row, (next) => void navigate((next && formAddress(next)) ?? '/applications'));
  const section = sections.find(({ id }) => id === judging.current) ?? sections[0];

  // A finding or a place on the page names a field of another section: that section comes.
  const goTo = (id: string) => {
    const of = work.sectionOf(id);
    if (of) judging.choose(of);
    look({ id });
  };
  const asked = useWorkState((now) => now.asked);
  const follow = useEffectEvent(() => asked && goTo(asked.field));
  useEffect(() => void follow(), [asked]);

  return (
    <Frame
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
            <NarrowFold title={t('review.note')}>
              <WholeNote applicationUid={row.applicationUid} />
            </NarrowFold>
          )}
          <FindingsFold applicationUid={row.applicationUid} onField={goTo} />
        </>
      }
      detail={<Compare />}
    >
      {section && (
        <section className="fr-section" data-section={section.id} aria-labelledby={`fr-${section.id}`} key={section.id}>
          <SectionCells section={section} row={row} note={t('readOnly')} onLook={look} />
          {isOpen && <VerdictPanel section={section} row={row} judging={judging} />}
        </section>
      )}
    </Frame>
  );
}

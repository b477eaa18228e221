import { lazy, memo, Suspense } from 'react';
import { useDevice } from '../../../lib/browser/device.ts';
import { AnswerProblems } from '../questions/AnswerProblems.tsx';
import { Announcer } from './Announcer.tsx';
import { BesideSource } from '../source-pane/BesideSource.tsx';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { NewerFormNotice } from './NewerFormNotice.tsx';
import { NothingReadNotice } from './NothingReadNotice.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { SectionCard } from '../questions/SectionCard.tsx';
import { SectionTabs } from '../questions/SectionTabs.tsx';
import { usePrefetchPages } from '../source-pane/use-prefetch-pages.ts';
import type { FoundProblem } from '../editor/form-editor.ts';
import { useSections } from '../editor/use-sections.ts';

const FindingsPanel = memo(
  lazy(async () => ({ default: (await import('../findings/FindingsPanel.tsx')).FindingsPanel })),
);

interface Props {
  tried: number;
  problems: readonly FoundProblem[];
}

export const Review = memo(function Review({ tried, problems }: Props) {
  const editor = useEditor();
  const { type } = useDevice();
  const counted = useSections();
  usePrefetchPages(counted.section);
  return (
    <>
      <Announcer />
      <ReadOnlyNotice />
      <NewerFormNotice />
      <NothingReadNotice />
      <AnswerProblems tried={tried} problems={problems} />
      <ReviewBar counted={counted} isWide={type === 'Desktop'} />
      <SectionTabs counted={counted} />
      <BesideSource>
        {/* Above the first section only: in the others, a question shows what was found about it. */}
        {counted.section === counted.sections[0] && (
          <Suspense>
            <FindingsPanel applicationUid={editor.applicationUid} onField={editor.goTo} saveAnswers={editor.flush} />
          </Suspense>
        )}
        {counted.section && <SectionCard key={counted.section.id} section={counted.section} all={counted.sections} />}
      </BesideSource>
    </>
  );
});

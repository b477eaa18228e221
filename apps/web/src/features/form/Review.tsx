import { lazy, memo, Suspense } from 'react';
import { useDevice } from '../../lib/device.ts';
import { AnswerProblems } from './AnswerProblems.tsx';
import { Announcer } from './Announcer.tsx';
import { BesideSource } from './BesideSource.tsx';
import { useWork } from './FormWorkProvider.tsx';
import { NewerForm } from './NewerForm.tsx';
import { NothingRead } from './NothingRead.tsx';
import { ReadOnly } from './ReadOnly.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SectionTabs } from './SectionTabs.tsx';
import { usePrefetch } from './use-prefetch.ts';
import type { FoundProblem } from './form-work.ts';
import { useSections } from './use-sections.ts';

const FindingsPanel = memo(
  lazy(async () => ({ default: (await import('../findings/FindingsPanel.tsx')).FindingsPanel })),
);

interface Props {
  tried: number;
  problems: readonly FoundProblem[];
}

// The form beside the papers it was filled from.
export const Review = memo(function Review({ tried, problems }: Props) {
  const work = useWork();
  const { type } = useDevice();
  const counted = useSections();
  usePrefetch(counted.section);
  return (
    <>
      <Announcer />
      <ReadOnly />
      <NewerForm />
      <NothingRead />
      <AnswerProblems tried={tried} problems={problems} />
      <ReviewBar counted={counted} isWide={type === 'Desktop'} />
      <SectionTabs counted={counted} />
      <BesideSource>
        <Suspense>
          <FindingsPanel applicationUid={work.applicationUid} onField={work.goTo} />
        </Suspense>
        {counted.section && <SectionCard key={counted.section.id} section={counted.section} all={counted.sections} />}
      </BesideSource>
    </>
  );
});

import type { ReactNode } from 'react';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { useDevice } from '../../../../lib/browser/device.ts';
import { useHasFlowLayout } from '../../../../lib/session/flow-layout.ts';
import { HelpCard } from '../../../shared/applicant-page/HelpCard.tsx';
import { PageHead } from '../../../shared/applicant-page/PageHead.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { StepNext } from './step-next.ts';
import { useFlowApplication } from '../application/use-flow-application.ts';
import { useFlowDocuments } from '../state/use-flow-documents.ts';
import { useFlowEntry } from '../state/use-flow-entry.ts';
import { useLiveFlow } from '../application/use-live-flow.ts';
import { useStepBlock } from './use-step-block.tsx';

export type { StepNext } from './step-next.ts';

interface Props {
  screen: ScreenId;
  title: string;
  help: string;
  head?: ReactNode; // replaces heading and help text
  side?: ReactNode;
  below?: ReactNode;
  next?: StepNext | null; // null: no next step
  children: ReactNode;
}

export function StepScreen({ screen, title, help, head, side, below, next, children }: Props) {
  useFlowEntry();
  const loaded = useFlowApplication();
  useLiveFlow(loaded);
  useFlowDocuments();
  const block = useStepBlock(loaded);
  const { type } = useDevice();
  const hasFlow = useHasFlowLayout();
  // The staff layout has no Back button and no bottom bar of its own.
  const inline = type === 'Desktop' || !hasFlow;
  const buttons = !block && next !== null && <StepButtons inline={inline} next={next} />;
  return (
    <div className="applicant screen" data-screen={screen}>
      <div className="cols">
        <div className="col-main">
          {(!block && head) || <PageHead title={title}>{help}</PageHead>}
          {block ?? children}
          {inline && buttons}
        </div>
        <aside className="col-side">
          {!block && side}
          <HelpCard />
        </aside>
      </div>
      {!block && below}
      {!inline && buttons}
    </div>
  );
}

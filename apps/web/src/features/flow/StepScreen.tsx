import type { ReactNode } from 'react';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';
import { Help } from './Help.tsx';
import { PageHead } from './PageHead.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { StepNext } from './step-next.ts';
import { useFlowApplication } from './use-flow-application.ts';
import { useFlowDocuments } from './use-flow-documents.ts';
import { useFlowEntry } from './use-flow-entry.ts';
import { useLiveFlow } from './use-live-flow.ts';
import { useStepBlock } from './use-step-block.tsx';

export type { StepNext } from './step-next.ts';

interface Props {
  screen: ScreenId;
  title: string;
  help: string;
  head?: ReactNode; // in place of heading and help once the step is open
  side?: ReactNode;
  below?: ReactNode;
  next?: StepNext | null; // null: there is no going on from here
  children: ReactNode;
}

// The frame of the five steps: column, side column with Help last, then Back and Continue.
export function StepScreen({ screen, title, help, head, side, below, next, children }: Props) {
  useFlowEntry();
  const loaded = useFlowApplication();
  useLiveFlow(loaded);
  useFlowDocuments();
  const block = useStepBlock(loaded);
  const { type } = useDevice();
  const { user } = useSession();
  // The staff layout, where an agency's travellers work, has neither a Back of its own nor a foot bar.
  const inline = type === 'Desktop' || user.applicantType !== 'D2C';
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
          <Help />
        </aside>
      </div>
      {!block && below}
      {!inline && buttons}
    </div>
  );
}

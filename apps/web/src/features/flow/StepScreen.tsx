import type { ReactNode } from 'react';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';
import { Help } from './Help.tsx';
import { PageHead } from './PageHead.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useFlowEntry } from './use-flow-entry.ts';

interface Props {
  screen: ScreenId;
  title: string;
  help: string;
  side?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

// The frame of the five steps: column, side column with Help last, then Back and Continue.
export function StepScreen({ screen, title, help, side, below, children }: Props) {
  useFlowEntry();
  const { type } = useDevice();
  const { user } = useSession();
  // The staff layout, where an agency's travellers work, has neither a Back of its own nor a foot bar.
  const inline = type === 'Desktop' || user.applicantType !== 'D2C';
  return (
    <div className="applicant screen" data-screen={screen}>
      <div className="cols">
        <div className="col-main">
          <PageHead title={title}>{help}</PageHead>
          {children}
          {inline && <StepButtons inline />}
        </div>
        <aside className="col-side">
          {side}
          <Help />
        </aside>
      </div>
      {below}
      {!inline && <StepButtons inline={false} />}
    </div>
  );
}

import '../../features/flow/applicant-words.ts';
import '../../features/flow/flow.css';
import './applicant.css';
import { useRef } from 'react';
import { useDevice } from '../../lib/device.ts';
import { useTranslation } from '../../lib/words.ts';
import { Outlet } from 'react-router';
import { useFlowSteps } from '../../features/flow/use-flow-steps.ts';
import { ShellTour } from '../../features/tours/ShellTour.tsx';
import { FlowBand } from './FlowBand.tsx';
import { Header } from './Header.tsx';

// The frame of direct-to-consumer applicants: header; inside the flow steps and travel summary; then the screen.
export function ApplicantLayout() {
  const { t } = useTranslation('applicant');
  const { active } = useFlowSteps();
  const wide = useDevice().type === 'Desktop';
  const main = useRef<HTMLElement>(null);
  return (
    <div className="applicant app" data-layout="applicant">
      <button type="button" className="skip" onClick={() => main.current?.focus()}>
        {t('menu.skip')}
      </button>
      <Header />
      {active >= 0 && <FlowBand wide={wide} />}
      <main ref={main} tabIndex={-1} className="wrap main">
        <Outlet />
      </main>
      <ShellTour />
    </div>
  );
}

import '../../features/shared/applicant-page/applicant-page.css';
import './applicant.css';
import { useRef } from 'react';
import { useDevice } from '../../lib/browser/device.ts';
import { Outlet } from 'react-router';
import { useFlowSteps } from '../../features/journey/flow/steps/use-flow-steps.ts';
import { ShellTour } from '../../features/shared/tours/ShellTour.tsx';
import { FlowBand } from './flow-band/FlowBand.tsx';
import { Header } from './menu/Header.tsx';
import { useApplicantTexts } from '../../translations/applicant/applicant-texts.ts';

// Layout for direct applicants: header, steps and travel summary inside the flow, then the screen.
export function ApplicantLayout() {
  const { t } = useApplicantTexts();
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

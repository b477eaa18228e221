import { ApplicationHead } from '../parts/ApplicationHead.tsx';
import { Section } from '../parts/Parts.tsx';
import { visitHere, type PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';
import { ApplicationPicker } from './ApplicationPicker.tsx';
import { FillingView } from './FillingView.tsx';
import { FinishedView } from './FinishedView.tsx';
import { isFinished } from './is-finished.ts';
import { NoPortal } from './NoPortal.tsx';
import { PageLine } from './PageLine.tsx';
import { ReadBackView } from './ReadBackView.tsx';
import { ReadyView } from './ReadyView.tsx';
import { UnknownView } from './UnknownView.tsx';

function Content({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const { front, page, choosing, isBusy } = state;
  const visit = visitHere(state);
  if (!front) return <NoPortal state={state} />;
  if (front.problem && !visit)
    return (
      <div className="body">
        <Section>
          <h2 className="big">{t.portal.problemTitle}</h2>
          <p className="lead">{t.portal.problems[front.problem]}</p>
        </Section>
      </div>
    );
  if (page.is === 'unknown' && !choosing) return <UnknownView state={state} view={page} />;
  if (!visit || choosing)
    return (
      <div className="body">
        <ApplicationPicker state={state} />
      </div>
    );
  if (page.is === 'known' && isFinished(page)) return <FinishedView visit={visit} isBusy={isBusy} />;
  if (page.is !== 'known')
    return (
      <div className="body">
        <Section>
          <h2 className="big">{t.portal.nothing}</h2>
          <p className="lead">{t.portal.nothingLead}</p>
        </Section>
      </div>
    );
  if (page.stage === 'filling') return <FillingView view={page} />;
  if (page.stage === 'readBack') return <ReadBackView view={page} />;
  return <ReadyView view={page} visit={visit} />;
}

export const FillScreen = ({ state }: { state: PanelState }) => (
  <>
    <ApplicationHead state={state} />
    <PageLine state={state} />
    <Content state={state} />
  </>
);

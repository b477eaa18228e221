import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { enterFlow } from './enter-flow.ts';
import { remainingAddress } from './flow-query.ts';
import { changeFlow } from './flow-store.ts';
import { restoredFlow } from './stored-trip.ts';
import { discardEdits, knownNow } from '../application/apply-application.ts';
import { useFlowSteps } from '../steps/use-flow-steps.ts';

const afterGuidelines = 2;

// Fills the flow from the URL before the first paint, so that the travel bar does not jump.
export function useFlowEntry() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { active } = useFlowSteps();

  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const rest = remainingAddress(pathname, query);
    if (rest) void navigate(rest, { replace: true });
    else changeFlow(enterFlow(restoredFlow(), query, knownNow()));
  }, [pathname, search, key, navigate]);

  useLayoutEffect(() => {
    changeFlow({ activeStep: active });
    if (active >= afterGuidelines) discardEdits();
  }, [active]);
}

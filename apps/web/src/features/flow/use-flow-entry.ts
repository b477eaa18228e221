import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { enterFlow } from './enter-flow.ts';
import { remainingAddress } from './flow-query.ts';
import { changeFlow } from './flow-store.ts';
import { flowAtHand } from './kept-trip.ts';
import { dropEdits, knownNow } from './take-application.ts';
import { useFlowSteps } from './use-flow-steps.ts';

const afterGuidelines = 2;

// On entering a step the address fills the flow, before anything is painted: the travel bar must not jump in.
export function useFlowEntry() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { active } = useFlowSteps();

  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const rest = remainingAddress(pathname, query);
    if (rest) void navigate(rest, { replace: true });
    else changeFlow(enterFlow(flowAtHand(), query, knownNow()));
  }, [pathname, search, key, navigate]);

  useLayoutEffect(() => {
    changeFlow({ activeStep: active });
    if (active >= afterGuidelines) dropEdits();
  }, [active]);
}

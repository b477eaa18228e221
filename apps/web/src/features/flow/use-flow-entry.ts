import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { today } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { withDefaults } from './flow-defaults.ts';
import { flowFromQuery, remainingAddress } from './flow-query.ts';
import { changeFlow, useFlow } from './flow-store.ts';
import { useFlowSteps } from './use-flow-steps.ts';

// On entering a step the address fills the flow, before anything is painted: the travel bar must not jump in.
export function useFlowEntry() {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const { active } = useFlowSteps();
  const profileCountry = useSession().user.address.country;

  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const rest = remainingAddress(pathname, query);
    if (rest) void navigate(rest, { replace: true });
    else
      changeFlow(withDefaults({ ...useFlow.getState(), ...flowFromQuery(query) }, { today: today(), profileCountry }));
  }, [pathname, search, key, navigate, profileCountry]);

  useLayoutEffect(() => changeFlow({ activeStep: active }), [active]);
}

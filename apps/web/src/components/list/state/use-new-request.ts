import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { ListAction } from '../list.types.ts';

// Runs the primary action once for `?new=yes`, which the palette uses.
export function useNewRequest(action: ListAction | undefined) {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('new') === 'yes' && action !== undefined;
  const run = useEffectEvent(() => {
    setParams(
      (now) => {
        now.delete('new');
        return now;
      },
      { replace: true },
    );
    action?.run();
  });
  useEffect(() => {
    if (isAsked) run();
  }, [isAsked]);
}

import { useDeferredValue, useMemo, type ComponentType, type ReactNode } from 'react';

interface Props<P extends object> {
  pane: ComponentType<P>;
  props: P;
}

// A pane that is drawn after what was pressed, in a rendering that the next key interrupts.
export function DrawnLater<P extends object>({ pane: Pane, props }: Props<P>): ReactNode {
  const late = useDeferredValue(props);
  return useMemo(() => <Pane {...late} />, [Pane, late]);
}

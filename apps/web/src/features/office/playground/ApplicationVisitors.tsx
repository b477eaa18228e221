import { useStore } from 'zustand';
import { usePresence } from '../../form/presence/use-presence.ts';
import { VisitorsLine } from '../../form/presence/VisitorsLine.tsx';

const parts = { isUnsaved: () => false, onReleased: () => Promise.resolve() }; // no questions are answered here

// Who else has the application open: its documents here, or its form.
export function ApplicationVisitors({ applicationUid }: { applicationUid: string }) {
  const presence = usePresence(applicationUid, parts);
  return <VisitorsLine visitors={useStore(presence.store, ({ visitors }) => visitors)} />;
}

import { useEffect, useMemo } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { createFormPresence, type FormPresence, type PresenceParts } from './form-presence.ts';
import { watchPage } from './watch-page.ts';

// Tells the server that this page has the application open, and knows who else has. `parts` stay the same for an application.
export function usePresence(applicationUid: string, parts: Omit<PresenceParts, 'report'>): FormPresence {
  const presence = useMemo(() => {
    const visitUid = crypto.randomUUID();
    return createFormPresence({
      ...parts,
      report: (field, act) => call('visitForm', { body: { applicationUid, visitUid, field, act } }),
    });
  }, [applicationUid, parts]);
  useEffect(() => watchPage(presence), [presence]);
  const hear = (hint: { applicationUid: string } | null) => {
    if (!hint || hint.applicationUid === applicationUid) presence.refresh();
  };
  useOnLive('form:visitors', hear);
  useOnLive('application:changed', hear); // who may open it may have changed
  return presence;
}

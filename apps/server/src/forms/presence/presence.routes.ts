import { presence } from '@visawright/contract/platform/constants.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { visitForm } from './visit-form.ts';

const limitVisits = limitCallsPerMinute('visit form', presence.callsPerMinute);

export const presenceHandlers = {
  async visitForm(call, { body }) {
    await limitVisits(call);
    return visitForm(call.db, call.actor, body);
  },
} satisfies Partial<Handlers>;

import { presence } from '@visawright/contract/platform/constants.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { visitForm } from './visit-form.ts';

const mayReport = limitCallsPerMinute(presence.callsPerMinute);

export const presenceHandlers = {
  async visitForm({ db, actor }, { body }) {
    if (!mayReport(actor.personUid)) throw new AppError('quota.tooMany');
    return visitForm(db, actor, body);
  },
} satisfies Partial<Handlers>;

import type { Handlers } from '../../platform/http/call.ts';
import { completeOnlineForm } from './complete-online-form.ts';
import { fillData } from './fill-data.ts';
import { fillFile } from './fill-file.ts';
import { fillableApplications } from './fillable-applications.ts';
import { sendReceipt } from './send-receipt.ts';

export const fillingHandlers = {
  fillableApplications,
  fillData,
  fillFile,
  sendReceipt,
  completeOnlineForm,
} satisfies Partial<Handlers>;

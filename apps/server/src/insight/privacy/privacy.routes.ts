import type { Handlers } from '../../platform/http/call.ts';
import { listHolds, placeHold, releaseHold } from '../retention/legal-holds.ts';
import { deleteAccount, eraseApplicant, getErasure } from './erase.ts';
import { exportFile, exportTicket } from './export.ts';
import { getStoredData } from './get-stored-data.ts';

export const privacyHandlers = {
  getStoredData,
  exportTicket,
  exportFile,
  deleteAccount,
  eraseApplicant,
  getErasure,
  listHolds,
  placeHold,
  releaseHold,
} satisfies Partial<Handlers>;

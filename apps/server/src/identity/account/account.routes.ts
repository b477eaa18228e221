import type { Handlers } from '../../platform/http/call.ts';
import { changePassword } from './change-password.ts';
import { endOwnSession, ownSessions } from './own-sessions.ts';
import { getPreferences, savePreferences } from './preferences.ts';
import { createSavedView, deleteSavedView, listSavedViews } from './saved-views.ts';
import { updateProfile } from './update-profile.ts';

export const accountHandlers = {
  updateProfile,
  changePassword,
  ownSessions,
  endOwnSession,
  getPreferences,
  savePreferences,
  listSavedViews,
  createSavedView,
  deleteSavedView,
} satisfies Partial<Handlers>;

import { agencyProviderViews } from './agency-provider-views.ts';
import { billingViews } from './billing-views.ts';
import { channelViews } from './channel-views.ts';
import { systemViews } from './system-views.ts';
import { deskData, deskEmpty, deskFailing, settingsViews, trailViews } from './desk-views.ts';
import { dialogViews } from './dialog-views.ts';
import { documentViews } from './document-views.ts';
import { extensionViews } from './extension-views.ts';
import { integrationViews } from './integration-views.ts';
import { partnerLinkViews } from './partner-link-views.ts';
import { reviewViews, staffFormViews } from './form-views.ts';
import { listViews, type State } from './list-views.ts';
import { securityViews } from './security-views.ts';
import { stepViews } from './step-views.ts';
import { submitViews, verifyViews } from './submit-views.ts';
import type { View } from './views.ts';

const states: readonly State[] = ['data', 'drawer', 'selected', 'menu', 'empty', 'failing'];

// Everything besides screens without interaction: rows, drawers, menus, dialogs, empty and failing states.
export const stateViews: readonly View[] = [
  ...states.flatMap(listViews),
  ...dialogViews,
  ...deskData,
  ...deskEmpty,
  ...deskFailing,
  ...settingsViews,
  ...trailViews,
  ...documentViews,
  ...stepViews,
  ...submitViews,
  ...verifyViews,
  ...reviewViews,
  ...staffFormViews,
  ...securityViews,
  ...extensionViews,
  ...integrationViews,
  ...partnerLinkViews,
  ...agencyProviderViews,
  ...channelViews,
  ...systemViews,
  ...billingViews,
];

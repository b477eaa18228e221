import type { Page } from '@playwright/test';
import { realmAddresses } from '../kit/server/addresses.ts';
import { agencyProviderViews } from '../views/agency-provider-views.ts';
import { billingViews } from '../views/billing-views.ts';
import { channelViews } from '../views/channel-views.ts';
import { systemViews } from '../views/system-views.ts';
import { deskData, deskEmpty, deskFailing, settingsViews, trailViews } from '../views/desk-views.ts';
import { dialogViews } from '../views/dialog-views.ts';
import { extensionViews } from '../views/extension-views.ts';
import { reviewViews, staffFormViews } from '../views/form-views.ts';
import {
  editorViews,
  ownDocuments,
  ownDocumentStates,
  playgroundViews,
  previewEditorViews,
  staffDocuments,
} from '../views/document-views.ts';
import { listViews } from '../views/list-views.ts';
import { integrationViews } from '../views/integration-views.ts';
import { partnerLinkViews } from '../views/partner-link-views.ts';
import type { Look } from '../views/look.ts';
import { editorStates, playgroundStates, sortingViews } from '../views/playground-views.ts';
import { securityViews } from '../views/security-views.ts';
import { stepViews } from '../views/step-views.ts';
import { submitViews, verifyViews } from '../views/submit-views.ts';
import { deadEnds, screenViews, signInViews, type View } from '../views/views.ts';

export interface Shot {
  readonly view: View;
  readonly look: Look;
}

// A contact sheet of related pictures. `wide` is the width of one picture on the sheet.
export interface ContactSheet {
  readonly name: string;
  readonly wide: number;
  readonly columns: number;
  readonly shots: readonly Shot[];
}

const light = (width: number, language: Look['language'] = 'en'): Look => ({ width, scheme: 'light', language });
const dark = (width: number): Look => ({ width, scheme: 'dark', language: 'en' });
const at = (views: readonly View[], ...looks: Look[]) => views.flatMap((view) => looks.map((look) => ({ view, look })));
const elsewhere = (view: View, place: View['place']): View => ({
  ...view,
  place,
  name: `${view.name}, ${place.realm}`,
});

const of = (person: string, ...ids: string[]) =>
  screenViews.filter((view) => view.person === person && (ids.length === 0 || ids.includes(view.screen)));
const applicant = of('applicant').filter((view) => !['destinationForm'].includes(view.screen));
const flow = of('applicant', 'getVisa', 'visaRequirements', 'documentPlayground', 'review', 'summary');

const opened = (view: View, name: string, prepare: (page: Page) => Promise<void>): View => ({ ...view, name, prepare });
const menu = opened(of('applicant', 'myApplications')[0]!, 'applicant menu', async (page) => {
  await page.getByRole('button', { name: 'Open menu' }).click();
});
const travel = opened(of('applicant', 'visaRequirements')[0]!, 'applicant travel details', async (page) => {
  await page.getByRole('button', { name: 'Travel Details' }).click();
});
const provider: View = { name: 'provider sign-in', place: realmAddresses.dev, screen: '', side: 'sign-in' };

const landing = ['admin', 'distributor', 'agency', 'agent', 'reviewer', 'traveller'].map(
  (person) => of(person, 'agencies', 'agents', 'applications', 'myApplications')[0]!,
);

const wide = (name: string, views: readonly View[], ...looks: Look[]): ContactSheet => ({
  name,
  wide: 720,
  columns: 2,
  shots: at(views, ...looks),
});
const narrow = (name: string, views: readonly View[], ...looks: Look[]): ContactSheet => ({
  name,
  wide: 480,
  columns: 3,
  shots: looks.flatMap((look) => at(views, look)),
});

const staffExtension = extensionViews.filter(({ side }) => side === 'staff');
const travellersExtension = extensionViews.filter(({ side }) => side !== 'staff');
const travellersSecurity = securityViews.filter(({ side }) => side !== 'staff');

// Every staff screen with data, empty and failing; light and dark, wide and narrow.
const staffSheets: readonly ContactSheet[] = [
  wide('lists-data-1440', listViews('data'), light(1440), dark(1440)),
  narrow('lists-data-960', listViews('data'), light(960)),
  wide('lists-drawer-1440', listViews('drawer'), light(1440)),
  wide('lists-selected-1440', [...listViews('selected'), ...listViews('menu').slice(0, 2)], light(1440)),
  narrow('lists-empty-and-failing-1440', [...listViews('empty'), ...listViews('failing')], light(1440)),
  narrow('dialogs', dialogViews, light(1440), dark(960)),
  {
    name: 'playground',
    wide: 720,
    columns: 2,
    shots: [
      ...at(playgroundViews, light(1440), dark(1440)),
      ...at(playgroundViews.slice(0, 1), light(960), light(1440, 'hi')),
      ...at(sortingViews.slice(0, 1), light(1440), dark(1440), light(960), light(1440, 'hi')),
      ...at(sortingViews.slice(1, 2), light(1440)),
      ...at([...playgroundStates, ...sortingViews.slice(3)], light(960)),
      ...at([...playgroundStates.slice(0, 2), sortingViews[2]!], dark(1440)),
    ],
  },
  wide('desk-1440', deskData, light(1440)),
  narrow('desk-960', deskData, dark(960)),
  narrow('desk-empty-and-failing', [...deskEmpty, ...deskFailing], light(1440), dark(960)),
  {
    name: 'settings',
    wide: 480,
    columns: 3,
    shots: [
      ...at([...settingsViews, ...trailViews, ...systemViews], light(1440)),
      ...at([...settingsViews, ...trailViews.slice(0, 2), ...systemViews.slice(0, 2)], dark(960)),
      ...at(systemViews.slice(0, 2), light(390)),
      ...at(trailViews.slice(0, 2), light(1440, 'hi')),
    ],
  },
];

// The documentation has room for forty, of which `pictures.ts` adds two.
export const sheets: readonly ContactSheet[] = [
  { name: 'sign-in-1440', wide: 720, columns: 2, shots: at([...signInViews, provider], light(1440)) },
  {
    name: 'sign-in-narrow',
    wide: 300,
    columns: 5,
    shots: [...at(signInViews, light(800)), ...at(signInViews, light(390))],
  },
  { name: 'applicant-1440', wide: 720, columns: 2, shots: at(applicant, light(1440)) },
  {
    name: 'applicant-390',
    wide: 300,
    columns: 5,
    shots: [...at([...applicant, menu, travel, deadEnds[1]!], light(390)), ...at(flow.slice(0, 2), light(390, 'hi'))],
  },
  {
    name: 'applicant-hindi',
    wide: 480,
    columns: 3,
    shots: at(flow, light(1440, 'hi')),
  },
  { name: 'steps-1440', wide: 720, columns: 2, shots: at(stepViews, light(1440)) },
  { name: 'steps-390', wide: 300, columns: 4, shots: at(stepViews, light(390)) },
  {
    name: 'steps-bluegate',
    wide: 400,
    columns: 4,
    shots: at(
      stepViews.map((view) => elsewhere(view, realmAddresses.bluegate)),
      light(390),
      light(1440, 'hi'),
    ),
  },
  wide('submit-1440', submitViews, light(1440)),
  {
    name: 'submit-narrow',
    wide: 400,
    columns: 4,
    shots: [
      ...at(submitViews, light(800)),
      ...at(submitViews, light(390)),
      ...at(
        submitViews.slice(0, 2).map((view) => elsewhere(view, realmAddresses.bluegate)),
        light(1440, 'hi'),
      ),
    ],
  },
  {
    name: 'verify',
    wide: 480,
    columns: 3,
    shots: at(verifyViews, light(1440), light(390), light(800, 'hi')),
  },
  wide('editor-1440', editorViews, light(1440), dark(1440)),
  {
    name: 'editor-narrow',
    wide: 480,
    columns: 3,
    shots: [
      ...at(editorViews.slice(1), light(960)),
      ...at(editorViews.slice(1, 2), light(960, 'hi')),
      ...at(of('agency', 'documentEditor'), light(800)),
      ...at(previewEditorViews.slice(0, 1), light(800)),
      ...at(previewEditorViews, light(390)),
      ...at(previewEditorViews.slice(0, 1), dark(390), light(320, 'hi')),
      ...at(editorStates, light(1440), dark(960)),
    ],
  },
  wide('form-1440', staffFormViews, light(1440), dark(1440)),
  { name: 'form-960', wide: 480, columns: 4, shots: at(staffFormViews, light(960), light(960, 'hi')) },
  { name: 'review-1440', wide: 720, columns: 2, shots: at(reviewViews, light(1440)) },
  {
    name: 'review-narrow',
    wide: 400,
    columns: 5,
    shots: [...at(reviewViews, light(800)), ...at(reviewViews, light(390)), ...at(reviewViews, light(390, 'hi'))],
  },
  { name: 'staff-roles-1440', wide: 720, columns: 2, shots: at([...landing, ...deadEnds], light(1440)) },
  { name: 'staff-agency-1440', wide: 720, columns: 2, shots: at(of('agency'), light(1440)) },
  {
    name: 'staff-dark-and-bluegate-1440',
    wide: 720,
    columns: 2,
    shots: [
      ...at([...landing.slice(0, 4), ...deadEnds.slice(0, 1)], dark(1440)),
      ...at(
        landing.slice(0, 4).map((view) => elsewhere(view, realmAddresses.bluegate)),
        light(1440),
      ),
    ],
  },
  {
    name: 'documents',
    wide: 720,
    columns: 2,
    shots: [...at(ownDocuments, light(1440)), ...at(staffDocuments.slice(1), light(1440), dark(1440))],
  },
  {
    name: 'documents-narrow',
    wide: 400,
    columns: 3,
    shots: [
      ...at(ownDocuments, light(800), light(390), light(390, 'hi')),
      ...at(ownDocumentStates, light(390)),
      ...at(staffDocuments.slice(0, 1), light(960)),
    ],
  },
  ...staffSheets,
  wide('security-1440', securityViews, light(1440)),
  {
    name: 'security-390',
    wide: 300,
    columns: 5,
    shots: at(travellersSecurity, light(390), dark(390), light(390, 'hi')),
  },
  {
    name: 'integrations-and-prices',
    wide: 480,
    columns: 4,
    shots: [
      ...at(
        [...integrationViews, ...partnerLinkViews, ...billingViews, ...channelViews, ...agencyProviderViews],
        light(1440),
      ),
      ...at(
        [...integrationViews.slice(0, 3), ...channelViews.slice(0, 3), ...agencyProviderViews.slice(0, 3)],
        dark(960),
      ),
      ...at([...channelViews.slice(0, 2), ...agencyProviderViews.slice(0, 2)], light(960, 'hi')),
      ...at([...billingViews.slice(0, 4), ...billingViews.slice(-1)], dark(960), light(960, 'hi')),
    ],
  },
  wide('extension-1440', extensionViews, light(1440)),
  {
    name: 'extension-narrow',
    wide: 480,
    columns: 4,
    shots: [
      ...at(staffExtension, dark(960)),
      ...at(staffExtension, light(960, 'hi')),
      ...at(travellersExtension, light(390), light(390, 'hi')),
    ],
  },
];

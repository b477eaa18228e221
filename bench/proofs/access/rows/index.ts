import type { OperationId } from '@visawright/contract/operations/index.ts';
import { accountRows } from './account.ts';
import { analyticsRows, systemRows } from './analytics.ts';
import { applicantRows } from './applicants.ts';
import { applicationRows } from './applications.ts';
import { arrangementRows, sortingRows } from './arrangement.ts';
import { billingRows } from './billing.ts';
import { blankRows } from './blanks.ts';
import { catalogueRows } from './catalogue.ts';
import { extensionRows } from './extension.ts';
import { factRows } from './facts.ts';
import { documentRows } from './documents.ts';
import { formRows } from './forms.ts';
import { grantRows } from './grants.ts';
import { handoffRows } from './handoff.ts';
import { integrationRows, partnerLinkRows } from './integrations.ts';
import { packageRows } from './packages.ts';
import { photoRows } from './photos.ts';
import { privacyRows } from './privacy.ts';
import type { Row } from './row.types.ts';
import { sessionRows } from './sessions.ts';
import { staffRows } from './staff.ts';
import { trailRows } from './trail.ts';
import { tripRows } from './trips.ts';

// One row per operation: a new operation without a row does not compile.
export const rows: Record<OperationId, Row> = {
  ...sessionRows,
  ...extensionRows,
  ...applicationRows,
  ...applicantRows,
  ...staffRows,
  ...accountRows,
  ...catalogueRows,
  ...factRows,
  ...blankRows,
  ...documentRows,
  ...arrangementRows,
  ...sortingRows,
  ...tripRows,
  ...formRows,
  ...packageRows,
  ...photoRows,
  ...grantRows,
  ...billingRows,
  ...handoffRows,
  ...privacyRows,
  ...trailRows,
  ...systemRows,
  ...analyticsRows,
  ...integrationRows,
  ...partnerLinkRows,
};

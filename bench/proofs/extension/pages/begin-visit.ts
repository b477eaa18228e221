import { requireForProof } from '../../../measurement.ts';
import type { Stage } from '../stage/open-stage.ts';
import { leavePortal, openTab, patience } from './attacked-tab.ts';
import { fillUntouchedPage, personPage } from './page-attacks.ts';

// The person chooses the application whose answers the attackers want.
export async function chooseOwn(stage: Stage): Promise<void> {
  const { panel, application } = stage;
  await panel
    .getByRole('button', { name: new RegExp(application.applicantName, 'i') })
    .first()
    .click({ timeout: patience });
}

export async function beginVisit(stage: Stage): Promise<void> {
  const tab = await openTab(stage, personPage(stage));
  await chooseOwn(stage);
  const ready = stage.panel.getByRole('button', { name: /^Fill \d+ field/ });
  await ready.first().waitFor({ timeout: patience });
  await tab.close();
  await leavePortal(stage);
  await fillUntouchedPage(stage);
  requireForProof(
    stage.proxy.passed.some(({ path }) => path === '/extension/fill'),
    'the answers were fetched through the proxy',
  );
}

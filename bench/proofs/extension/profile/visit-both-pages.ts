import { requireForProof } from '../../../measurement.ts';
import { leavePortal, openTab, patience, tryToFill } from '../pages/attacked-tab.ts';
import { chooseOwn } from '../pages/begin-visit.ts';
import { personPage } from '../pages/page-attacks.ts';
import { secretsOf, type Stage } from '../stage/open-stage.ts';

export interface Visited {
  readonly typed: readonly string[]; // as the pages held it
  readonly secrets: readonly string[];
}

const shortest = 7;

// A real visit: both pages of the portal are filled and read back, the visit is open in the panel when the browser is closed.
export async function visitBothPages(stage: Stage): Promise<Visited> {
  const { panel, portal } = stage;
  const tab = await openTab(stage, personPage(stage));
  const choose = panel.getByRole('heading', { name: 'Choose an application' });
  const fill = panel.getByRole('button', { name: /^(?:Fill \d+ field|Read the page again)/ });
  await choose.or(fill).first().waitFor({ timeout: patience });
  if (await choose.isVisible()) await chooseOwn(stage);
  await fill.first().waitFor({ timeout: patience });
  const typed: string[] = [];
  for (const url of [personPage(stage), `${portal}/apply/trip`]) {
    if (tab.page.url() !== url) await tab.page.goto(url);
    await tryToFill(stage);
    await panel.getByRole('button', { name: /^Read the page again/ }).waitFor({ timeout: patience });
    typed.push(
      ...(await tab.page.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
          .filter(({ type }) => ['text', 'email', 'tel', 'textarea'].includes(type))
          .map(({ value }) => value),
      )),
    );
  }
  requireForProof(typed.filter(Boolean).length >= 15, `${typed.length} fields were filled`);
  await tab.close();
  await leavePortal(stage);
  return { typed: [...new Set(typed)].filter((value) => value.length >= shortest), secrets: secretsOf(stage) };
}

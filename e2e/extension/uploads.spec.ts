import { createHash } from 'node:crypto';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { Page as Listed } from '@visawright/contract/platform/list.ts';
import { portraitPicture } from '@visawright/specimens/documents/printing/portrait-picture.ts';
import { mailOf } from '../kit/accounts/demo-people.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { fillForm } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { documentsOnceRead } from '../kit/documents/documents-once-read.ts';
import { sendDocument } from '../kit/documents/send-document.ts';
import { test } from '../kit/extension/extension-test.ts';
import { chooseApplication, connectPanel, fillPage } from '../kit/extension/fill-portal.ts';
import { patience } from '../kit/patience.ts';
import { at, journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

test.use({ portal: 'vietnam-evisa' });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test(
  'the extension uploads the photo and the passport page that the product stored, within the limits of the portal',
  onlyInAll,
  async ({ page, traveller: { firstName, lastName, front }, extension, portals }) => {
    test.setTimeout(120_000 * patience);
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const me = await personClient(person);
    const { items } = await me.ask<Listed<Applicant>>('listApplicants');
    const { applicantUid } = items[0]!;
    const { applicationUid } = await me.draft(applicantUid, 'Vietnam');
    const portrait = await portraitPicture({ seed: 'uploads 1', background: 'white' });
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: portrait.bytes };
    for (const file of [photo, front]) await sendDocument(person, file, { applicantUid, applicationUid });
    await documentsOnceRead(me, applicantUid, 2);
    // How a form is declared is tested elsewhere.
    await inRealm(person.realm, (db) =>
      db.run(sql`
      update application set status = 'form-data-collected', declared_at = now(), version = version + 1
      where realm_id = ${db.realmId} and application_uid = ${applicationUid}`),
    );

    await page.goto(at(journeys));
    await fillForm(page, mailOf(person.name, journeys.realm), person.password);
    await expectScreen(page, 'myApplications');
    await openRoute(page, '/profile?part=extension');
    await expect(page.getByText('Installed, not connected')).toBeVisible();
    const panel = await extension.openPanel();
    const served: Promise<Buffer>[] = [];
    panel.on('response', (response) => {
      if (new URL(response.url()).pathname === addresses.fillFile.path) served.push(response.body());
    });
    await connectPanel(panel, page, at(journeys, '/profile?part=extension'));

    const { id, firstPage } = portals.portals[0]!;
    const portal = await page.context().newPage();
    await portal.goto(firstPage);
    await portal.bringToFront();
    await chooseApplication(panel, lastName);
    const filled = await fillPage(panel, portal);
    expect(filled).toMatchObject({ planned: 2, equal: 2, differing: [] });
    for (const box of await portal.getByRole('checkbox').all()) await box.check();
    await portal.locator('[data-main]').click();
    await portal.waitForURL('**/apply/applicant');

    const received = portals.files(id);
    expect(received.map(({ mediaType }) => mediaType)).toEqual(['image/jpeg', 'image/jpeg']);
    const sent = (await Promise.all(served)).map((bytes) => ({ bytes: bytes.length, sha256: sha256(bytes) }));
    expect(received.map(({ bytes, sha256: hash }) => ({ bytes, sha256: hash }))).toEqual(sent);
  },
);

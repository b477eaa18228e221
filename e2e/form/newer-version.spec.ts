import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { readApplication } from '../kit/applications/read-application.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { patience } from '../kit/patience.ts';
import { journeys } from '../kit/server/addresses.ts';
import { inRealm, sql } from '../kit/server/realm-sql.ts';

const technical = /filled from|official place|asked when|photo\.|passportRule|processing\.|\w+\.\w+Px/;

test(
  'a traveller whose application began with an older form sees what changed and switches',
  onlyInAll,
  async ({ page, tourist }) => {
    test.setTimeout(240_000 * patience);
    const newest = newestVersion('italy');
    expect(newest).toBeGreaterThan(1);
    const { firstName, lastName } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const { me, applicationUid } = await readApplication(person, tourist);
    await inRealm(journeys.realm, (db) =>
      db.run(
        sql`update application set form_version = 1, version = version + 1
        where realm_id = ${db.realmId} and application_uid = ${applicationUid}`,
      ),
    );
    const form = () => me.ask<FormState>('getForm', { query: { applicationUid } });
    const { newer, definition } = await form();
    expect([newer?.version, definition === null]).toEqual([newest, false]);

    await signIn(page, journeys, person.name, person.password);
    await openRoute(page, `/form?applicationUid=${applicationUid}`);
    await expectScreen(page, 'review');
    const notice = page.getByRole('region', { name: 'A newer version of this form is available' });
    await notice.getByText(/^\d+ changes?$/).click();
    await expect(notice.getByText('New question').first()).toBeVisible();
    expect(await notice.innerText()).not.toMatch(technical);
    await expectFits(page, [1440, 800, 390, 320]);
    await notice.getByRole('button', { name: 'Switch to the new version' }).click();
    await expect(notice).toHaveCount(0);
    expect(await form()).toMatchObject({ formVersion: newest, newer: null, definition: null });
  },
);

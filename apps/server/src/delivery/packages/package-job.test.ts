import { setTimeout as wait } from 'node:timers/promises';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { verifyPackage } from '@visawright/contract/verify/verify-package.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql } from '../../platform/db/db.ts';
import { renameApplicant } from '../../applications/applicants/rename-applicant.ts';
import { getApplication } from '../../applications/records/applications.queries.ts';
import { moveApplication } from '../../applications/lifecycle/move-application.ts';
import type { DeclaredFinding } from '../../forms/answers/declared-findings.ts';
import { renderShownPicture } from '../../documents/pages/render-shown-picture.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import { changesOf, notificationsOf } from '../../testing/test-agency.ts';
import { createPackageTenant, smallBuild } from '../../testing/package-tenant.ts';
import { insertPublishedBlank } from './blanks/testing/insert-published-blank.ts';
import { specimenBlank } from './blanks/testing/specimen-blank.ts';
import { buildPackage } from './build/build-package.ts';
import { loadPublicKeys } from '../../platform/crypto/signing-key.ts';
import { failStrandedPackages } from './fail-stranded-packages.ts';
import { applicantName } from './sheets/sheet-input.ts';

const at = await createPackageTenant();
const { tenant, here } = at;
afterAll(() => at.close());
beforeEach(() => {
  at.build.now = smallBuild;
});

const rowOf = (applicationUid: string) =>
  tenant.owner.get<{
    package_uid: string;
    object_key: string;
    applicant_uid: string;
    run_epoch: number;
    state: string;
  }>(
    sql`select package_uid, object_key, applicant_uid, run_epoch, state from package
      where realm_id = ${tenant.realmId} and application_uid = ${applicationUid} and archive_expires_at is null`,
  );
const archive = async (applicationUid: string) => {
  const { applicant_uid, object_key } = await rowOf(applicationUid);
  return at.sealedObjects.get(tenant.db, applicant_uid, object_key);
};
const reopen = (actor: Actor, applicationUid: string) =>
  moveApplication(tenant.db, tenant.keys, actor, { applicationUid, to: 'initiated', reason: 'A date was wrong' });
const rename = (actor: Actor, name: string) =>
  tenant.owner.run(sql`
    update applicant set first_name = ${name} where realm_id = ${tenant.realmId} and applicant_uid = ${actor.applicantUid}`);
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 15_000, interval: 30 });
async function declared() {
  const all = await at.started();
  await at.declare(all.traveller, all.applicationUid);
  return all;
}

test('fills the official form that the realm has published', async () => {
  at.build.now = buildPackage;
  const form = await loadForm('germany');
  const { blank } = await specimenBlank(form, false);
  const { personUid } = await tenant.person('admin');
  await insertPublishedBlank(
    tenant.owner,
    { keys: tenant.keys, sealedObjects: at.sealedObjects },
    'germany',
    personUid,
    blank,
  );
  try {
    const { traveller, applicationUid } = await declared();
    const built = await at.isReady(traveller, applicationUid, 90_000);
    expect(built.form).toBe('official');
    expect(built.files.find(({ name }) => name === '01-form.pdf')?.title).toBe('Specimen form of Germany');
    expect((await archive(applicationUid)).length).toBe(built.bytes);
  } finally {
    await tenant.owner.run(sql`delete from official_blank where realm_id = ${tenant.realmId}`);
  }
}, 120_000);

test('builds and verifies a package after the declaration and moves the application', async () => {
  at.build.now = buildPackage;
  const { traveller, applicationUid } = await declared();
  const { current, bar } = await at.get(traveller, applicationUid);
  expect([current?.state, bar]).toEqual([expect.stringMatching(/^(waiting|building)$/), null]);
  const built = await at.isReady(traveller, applicationUid);
  expect(built).toMatchObject({
    progress: null,
    outdatedAt: null,
    form: 'schengen',
    fileName: expect.stringMatching(/^A-.+-germany\.zip$/),
  });
  expect(built.files.map(({ name }) => name)).toEqual([
    '00-index.pdf',
    '01-form.pdf',
    expect.stringMatching(/^02-passport.*\.pdf$/),
    'manifest.json',
    'manifest.sig',
  ]);
  const zip = await archive(applicationUid);
  expect(zip.length).toBe(built.bytes);
  const verified = await verifyPackage(new Uint8Array(zip), () => loadPublicKeys(tenant.db));
  expect(verified).toMatchObject({
    status: 'whole',
    manifest: { packageId: built.packageId, destination: 'germany' },
  });
  expect(verified.manifest!.fields['passportNumber']).toMatchObject([{ file: built.files[2]!.name, page: 1 }]);
  expect(verified.manifest!.fields['applicationPlace']).toBeUndefined(); // written by hand
  expect((await changesOf(tenant, applicationUid)).slice(-2)).toMatchObject([
    { kind: 'packageBuilt' },
    { kind: 'moved', was: 'form-data-collected', became: 'package-ready' },
  ]);
  expect(await getApplication(tenant.db, traveller, applicationUid)).toMatchObject({
    status: 'package-ready',
    can: expect.arrayContaining(['package.build']),
  });

  await tenant.owner.run(sql`update package set outdated_at = now() where application_uid = ${applicationUid}`);
  const again = await at.ask(traveller, applicationUid);
  expect(again.packageUid).not.toBe(built.packageUid);
  expect((await at.isReady(traveller, applicationUid)).packageId).toBe(built.packageId);
  expect((await archive(applicationUid)).equals(zip)).toBe(true);
}, 60_000);

test('a page that was turned, cropped and brightened is in the package as it was saved', async () => {
  at.build.now = buildPackage;
  const { traveller, applicationUid, docId } = await at.started();
  const { object_key } = await tenant.owner.get<{ object_key: string }>(sql`
    select p.object_key from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = ${tenant.realmId} and m.document_uid = ${docId}`);
  const operations: PageOperation[] = [
    { op: 'rotate', degrees: 90 },
    { op: 'crop', left: 0.1, top: 0.05, width: 0.8, height: 0.9 },
    { op: 'light', brightness: 10, contrast: 5 },
  ];
  await tenant.owner.run(sql`
    update document_page set operations = ${JSON.stringify(operations)}::jsonb
    where realm_id = ${tenant.realmId} and document_uid = ${docId}`);
  await at.declare(traveller, applicationUid);
  const built = await at.isReady(traveller, applicationUid);
  const picture = await at.sealedObjects.get(tenant.db, traveller.applicantUid!, object_key);
  const zip = await archive(applicationUid); // its files are not compressed
  expect(built.files.some(({ name }) => /^02-passport.*\.pdf$/.test(name))).toBe(true);
  expect(zip.includes(await renderShownPicture(picture, operations))).toBe(true);
  expect(zip.includes(picture)).toBe(false);
}, 60_000);

test('a package has the name that the traveller took over from the passport, as the screens do', async () => {
  const { traveller, applicationUid } = await at.started();
  await tenant.db.transaction((tx) =>
    renameApplicant(tx, traveller, traveller.applicantUid!, { firstName: 'Shalini', lastName: 'Rao' }),
  );
  const names: string[] = [];
  at.build.now = (input, run) => {
    names.push(applicantName(input));
    return smallBuild(input, run);
  };
  await at.declare(traveller, applicationUid);
  await at.isReady(traveller, applicationUid);
  expect(new Set(names)).toEqual(new Set(['Shalini Rao']));
  expect((await getApplication(tenant.db, traveller, applicationUid)).applicantName).toBe('Shalini Rao');
});

test('a package carries what was still open at the declaration, with the reason given for it', async () => {
  let findings: readonly DeclaredFinding[] = [];
  at.build.now = (input, options) => {
    findings = input.findings;
    return smallBuild(input, options);
  };
  const { traveller, applicationUid } = await declared();
  await at.isReady(traveller, applicationUid);
  expect(findings.length).toBeGreaterThan(1);
  expect(findings.some(({ severity, reason }) => severity === 'blocking' && reason !== null)).toBe(true);
  expect(findings.every(({ title, severity }) => title !== '' && severity !== 'note')).toBe(true);
  const stored = () =>
    tenant.owner.get<{ sealed: Buffer | null }>(sql`
      select declared_findings as sealed from application
      where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  expect((await stored()).sealed!.includes(findings[0]!.title)).toBe(false);
  await reopen(traveller, applicationUid);
  expect((await stored()).sealed).toBeNull();
});

test('notifies the agent of a package somebody else triggered', async () => {
  const traveller = await tenant.traveller({ agencyUid: here.agencyUid, agentUid: here.agent.personUid, type: 'D2C' });
  const { applicationUid } = await at.started(traveller);
  await tenant.owner.run(sql`
    update application set agent_uid = ${here.agent.personUid}, version = version + 1
    where realm_id = ${tenant.realmId} and application_uid = ${applicationUid}`);
  await at.declare(traveller, applicationUid);
  await at.isReady(traveller, applicationUid);
  expect(await notificationsOf(tenant, here.agent)).toMatchObject([
    { kind: 'packageReady', application_uid: applicationUid },
  ]);
});

test('marks a package as outdated on reopening and keeps it for a month after the next one', async () => {
  const { traveller, applicationUid } = await declared();
  const first = await at.isReady(traveller, applicationUid);
  await reopen(traveller, applicationUid);
  const marked = await at.get(traveller, applicationUid);
  expect(marked).toMatchObject({ bar: 'notDeclared', current: { packageUid: first.packageUid, state: 'ready' } });
  expect(marked.current!.outdatedAt).not.toBeNull();
  await at.declare(traveller, applicationUid);
  await until(async () => {
    const { current, earlier } = await at.get(traveller, applicationUid);
    expect(current).toMatchObject({ state: 'ready', outdatedAt: null });
    expect(earlier).toMatchObject([{ packageUid: first.packageUid, outdatedAt: marked.current!.outdatedAt }]);
  });
  const due = await tenant.owner.many<{ in_days: number }>(sql`
    select round(extract(epoch from due_at - now()) / 86400)::int as in_days from object_to_delete
    where realm_id = ${tenant.realmId} and object_key in (select object_key from package where package_uid = ${first.packageUid})`);
  expect(due).toEqual([{ in_days: 30 }]);
  await tenant.owner.run(sql`update package set archive_expires_at = now() where package_uid = ${first.packageUid}`);
  expect((await at.get(traveller, applicationUid)).earlier[0]!.bytes).toBeNull();
  await expect(at.ticket(traveller, first.packageUid)).rejects.toMatchObject({ code: 'package.notReady' });
});

test('restarts the build after a change and stores only the final state', async () => {
  const names: string[] = [];
  const { traveller, applicationUid } = await at.started();
  at.build.now = async (input, options) => {
    names.push(input.applicant.firstName);
    if (names.length === 1) await rename(traveller, 'Ashalata');
    return smallBuild(input, options);
  };
  await at.declare(traveller, applicationUid);
  const { current, earlier } = await at
    .isReady(traveller, applicationUid)
    .then(() => at.get(traveller, applicationUid));
  expect(names).toEqual(['Asha', 'Ashalata']);
  expect([current!.outdatedAt, earlier]).toEqual([null, []]);
});

test('discards the package of an application reopened during the build', async () => {
  const { traveller, applicationUid } = await at.started();
  at.build.now = async (input, options) => {
    await reopen(traveller, applicationUid);
    return smallBuild(input, options);
  };
  await at.declare(traveller, applicationUid);
  await until(async () => expect((await at.get(traveller, applicationUid)).current).toBeNull());
  expect((await getApplication(tenant.db, traveller, applicationUid)).status).toBe('initiated');
});

test('retries a failed build, then marks it as failed until it is requested again', async () => {
  const { traveller, applicationUid } = await at.started();
  let tries = 0;
  at.build.now = (input, options) =>
    ++tries === 1 ? Promise.reject(new Error('the store is gone')) : smallBuild(input, options);
  await at.declare(traveller, applicationUid);
  await at.isReady(traveller, applicationUid);
  expect(tries).toBe(2);

  const second = await at.started();
  at.build.now = async () => Promise.reject(new Error('never'));
  await at.declare(second.traveller, second.applicationUid);
  const state = async () => (await at.get(second.traveller, second.applicationUid)).current;
  await until(async () => expect((await state())?.state).toBe('failed'));
  expect((await getApplication(tenant.db, second.traveller, second.applicationUid)).status).toBe('form-data-collected');
  const failed = await state();
  at.build.now = smallBuild;
  expect(await at.ask(second.traveller, second.applicationUid)).toMatchObject({ packageUid: failed!.packageUid });
  await at.isReady(second.traveller, second.applicationUid);
  expect((await rowOf(second.applicationUid)).run_epoch).toBe(2);
});

test('does not store an archive that fails verification', async () => {
  const { traveller, applicationUid } = await at.started();
  at.build.now = async (input, options) => {
    const built = await smallBuild(input, options);
    built.zip[built.zip.indexOf('germany')]! ^= 1;
    return built;
  };
  await at.declare(traveller, applicationUid);
  await until(async () => expect((await at.get(traveller, applicationUid)).current?.state).toBe('failed'));
});

test('a superseded run or an earlier request stores nothing', async () => {
  const { traveller, applicationUid } = await at.started();
  at.build.now = async (input, options) => {
    const { package_uid, run_epoch } = await rowOf(applicationUid);
    await tenant.owner.run(sql`
      update dbos.workflow_status set owner_xid = 'other' where workflow_uuid = ${`buildPackage:${package_uid}:${run_epoch}`}`);
    return smallBuild(input, { ...options, onStage: () => undefined });
  };
  await at.declare(traveller, applicationUid);
  await wait(1_500);
  const zombie = await rowOf(applicationUid);
  expect(zombie).toMatchObject({ state: 'building', object_key: null });
  expect((await getApplication(tenant.db, traveller, applicationUid)).status).toBe('form-data-collected');

  await tenant.owner.run(sql`update package set run_epoch = 2 where package_uid = ${zombie.package_uid}`);
  const untouched: Run = {
    jobId: 'x',
    step: (_name, work) => work(),
    begin: (work) => work(),
    own: async () => undefined,
  };
  at.build.now = smallBuild;
  const input = { realmId: tenant.realmId, packageUid: zombie.package_uid };
  await at.handler(untouched, { ...input, epoch: 1 });
  expect(await rowOf(applicationUid)).toMatchObject({ state: 'building', object_key: null });
  await at.handler(untouched, { ...input, epoch: 2 });
  const { state, object_key } = await rowOf(applicationUid);
  expect([state, (await getApplication(tenant.db, traveller, applicationUid)).status]).toEqual([
    'ready',
    'package-ready',
  ]);
  await at.handler(untouched, { ...input, epoch: 2 }); // a step may run twice
  expect(await rowOf(applicationUid)).toMatchObject({ state: 'ready', object_key });
});

test('marks a package as failed when the engine gives up its job', async () => {
  const { traveller, applicationUid } = await at.started();
  let isLet = false;
  at.build.now = async (input, options) => {
    await until(() => expect(isLet).toBe(true));
    return smallBuild(input, options);
  };
  await at.declare(traveller, applicationUid);
  await until(async () => expect((await rowOf(applicationUid)).state).toBe('building'));
  const { package_uid, run_epoch } = await rowOf(applicationUid);
  await tenant.owner.run(sql`
    update dbos.workflow_status set status = 'MAX_RECOVERY_ATTEMPTS_EXCEEDED', owner_xid = 'gone'
    where workflow_uuid = ${`buildPackage:${package_uid}:${run_epoch}`}`);
  expect(await failStrandedPackages(tenant.worker)).toBe(1);
  expect((await at.get(traveller, applicationUid)).current).toMatchObject({ state: 'failed', progress: null });
  isLet = true;
});

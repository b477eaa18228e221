import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hexColor, realmPath } from '@visawright/contract/platform/realm.ts';
import { z } from 'zod';
import loadEnv from '../platform/config/load-env.ts';
import { rotateSigningKey } from '../platform/crypto/signing-key.ts';
import { requireSchema } from './wait-for-schema.ts';
import { ensurePerson } from '../identity/people/ensure-person.ts';
import { resetByOperator } from '../identity/second-factor/reset-by-operator.ts';
import { createRealm } from '../platform/provisioning/create-realm.ts';
import { ensureMasterRealm } from '../platform/provisioning/master-realm.ts';
import { openOperator } from '../platform/provisioning/operator.ts';
import { updateRealm } from '../platform/provisioning/update-realm.ts';
import { findRealmId, listRealms } from '../platform/realms/realms.queries.ts';

const usage = `use: npm run realm -- create --path PATH --name NAME --admin-email EMAIL [--color #rrggbb] [--host HOST]…
       [--phone PHONE] [--email EMAIL] [--hours HOURS] [--footer FOOTER] [--logo FILE.png] [--favicon FILE.png]
       [--default] [--partner-tokens] [--no-second-factor]
     npm run realm -- update [PATH|all]
     npm run realm -- new-package-key --path PATH
     npm run realm -- reset-second-factor --path PATH --email EMAIL
     npm run realm -- list`;

const { values, positionals } = readArguments();

function stopWith(...lines: string[]): never {
  for (const line of [...lines, usage]) console.error(line);
  process.exit(2);
}

// Migrations are a step of their own, which an upgrade runs once.
const migrated = () =>
  requireSchema(process.env['DATABASE_OWNER_URL']!).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });

// Every wrong argument at once, by the name it has on the command line.
function check<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  return stopWith(...result.error.issues.map(({ path, message }) => `--${String(path[0])}: ${message}`));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        path: { type: 'string' },
        name: { type: 'string' },
        color: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        phone: { type: 'string', default: '' },
        email: { type: 'string', default: '' },
        hours: { type: 'string', default: '' },
        footer: { type: 'string', default: '' },
        logo: { type: 'string' },
        favicon: { type: 'string' },
        'admin-email': { type: 'string' },
        default: { type: 'boolean', default: false },
        'partner-tokens': { type: 'boolean', default: false },
        'no-second-factor': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stopWith((error as Error).message);
  }
}

const Order = z.object({
  path: realmPath,
  name: z.string().trim().min(1).max(80),
  color: hexColor.nullable(),
  'admin-email': z.email().toLowerCase(),
  host: z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i)),
});

// Satisfies every password rule and avoids characters that are easily confused.
function startPassword(): string {
  const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghjkmnpqrstuvwxyz', '23456789', '-+=#%'];
  const pick = (letters: string) => letters[randomInt(letters.length)]!;
  return Array.from({ length: 16 }, (_, i) => pick(sets[i % sets.length]!)).join('');
}

const picture = (file: string | undefined) => (file === undefined ? undefined : readFileSync(file).toString('base64'));

async function create(): Promise<void> {
  const given = check(Order, { ...values, color: values.color?.toLowerCase() ?? null });
  const order = { path: given.path, name: given.name, color: given.color, hosts: given.host };
  const adminEmail = given['admin-email'];
  const operator = openOperator();
  try {
    await migrated();
    await ensureMasterRealm(operator.admin);
    const isNew = (await findRealmId(operator.tenants, order.path)) === undefined;
    const realmId = await createRealm(operator, {
      ...order,
      ...(isNew ? { rules: { secondFactorForStaff: !values['no-second-factor'] } } : {}),
      phone: values.phone,
      email: values.email === '' ? adminEmail : values.email,
      hours: values.hours,
      footer: values.footer,
      isDefault: values.default,
      partnerTokens: values['partner-tokens'],
      logo: picture(values.logo),
      favicon: picture(values.favicon),
    });
    const password = startPassword();
    const admin = await ensurePerson(operator, operator.tenants.forRealm(realmId), order.path, {
      email: adminEmail,
      firstName: 'Admin',
      lastName: order.name,
      role: 'admin',
      password,
      mustChange: true,
      country: null,
    });
    console.log(`realm ${order.path} is ready: ${operator.publicUrl}/${order.path}`);
    if (admin.isNew)
      console.log(`first admin ${adminEmail}, temporary password ${password} (must be changed at sign-in)`);
    else console.log(`admin ${adminEmail} already exists; the password was not changed`);
  } finally {
    await operator.tenants.close();
  }
}

// Gives realms that exist already the provider settings of a new one; safe to run twice.
async function update(which = 'all'): Promise<void> {
  const operator = openOperator();
  try {
    await migrated();
    const paths = (await listRealms(operator.tenants)).map(({ path }) => path);
    const chosen = which === 'all' ? paths : paths.filter((path) => path === which);
    if (chosen.length === 0) throw new Error(`realm ${which} does not exist`);
    await ensureMasterRealm(operator.admin);
    console.log('master is up to date');
    for (const path of chosen) {
      await updateRealm(operator, path);
      console.log(`${path} is up to date`);
    }
  } finally {
    await operator.tenants.close();
  }
}

async function list(): Promise<void> {
  const operator = openOperator();
  try {
    for (const { path, display_name, issuer, hosts } of await listRealms(operator.tenants)) {
      console.log([path, display_name, issuer, hosts.join(' ')].join('\t'));
    }
  } finally {
    await operator.tenants.close();
  }
}

// New packages are signed with a new key; packages signed with the old one can still be verified.
async function newPackageKey(): Promise<void> {
  const { path } = check(z.object({ path: realmPath }), values);
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, path);
    if (realmId === undefined) throw new Error(`realm ${path} does not exist`);
    const { keyId } = await rotateSigningKey(operator.tenants.forRealm(realmId), operator.keys);
    console.log(`packages of ${path} are signed with key ${keyId} from now on`);
  } finally {
    await operator.tenants.close();
  }
}

// For a person whom no admin of the realm can help, because they are its only admin.
async function resetSecondFactor(): Promise<void> {
  const { path, email } = check(z.object({ path: realmPath, email: z.email().toLowerCase() }), values);
  const operator = openOperator();
  try {
    const realmId = await findRealmId(operator.tenants, path);
    if (realmId === undefined) throw new Error(`realm ${path} does not exist`);
    if (!(await resetByOperator(operator, operator.tenants.forRealm(realmId), path, email)))
      throw new Error(`nobody in ${path} has this address`);
    console.log('authenticator app, passkeys and recovery codes were removed; the password was not changed');
  } finally {
    await operator.tenants.close();
  }
}

loadEnv();
const command = positionals[0];
if (command === 'create') await create();
else if (command === 'update') await update(positionals[1]);
else if (command === 'new-package-key') await newPackageKey();
else if (command === 'reset-second-factor') await resetSecondFactor();
else if (command === 'list') await list();
else {
  console.error(usage);
  process.exitCode = 2;
}

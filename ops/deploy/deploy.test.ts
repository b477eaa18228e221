import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingNames, settingOf, variablesOf, type Program } from '@visawright/server/config.ts';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readStage } from '../images/oci-bundle.ts';
import type { ImageName } from '../images/contents.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const programOf: Readonly<Partial<Record<ImageName, Program>>> = {
  api: 'api',
  worker: 'worker',
  readers: 'readers',
  migrations: 'migrate',
};
const ofSystem = ['NODE_EXTRA_CA_CERTS', 'NODE_ENV', 'HOME', 'LANG'];

// Settings that are not a program's, and those that it requires and is not given.
function judgeSettings(image: ImageName, given: readonly string[]): string[] {
  const program = programOf[image]!;
  const all = [...given, ...Object.keys(readStage(image).env)];
  const foreign = given.filter((name) => !variablesOf(program).includes(name) && !ofSystem.includes(name));
  const missing = settingNames.filter((name) => {
    const { requiredBy } = settingOf(name);
    return requiredBy?.includes(program) && !all.includes(name) && !all.includes(`${name}_FILE`);
  });
  return [
    ...foreign.map((name) => `${name} is no setting of ${program}`),
    ...missing.map((name) => `${name} is missing`),
  ];
}

interface ComposeService {
  readonly image: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly ports?: readonly string[];
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: unknown;
  readonly network_mode?: string;
  readonly healthcheck?: object;
  readonly privileged?: boolean;
}
interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly secrets: Readonly<Record<string, { file: string }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const compose = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const imageOf = ({ image }: ComposeService) =>
  /^\$\{REGISTRY:\?\}\/(\w+):\$\{RELEASE:\?\}$/.exec(image)?.[1] as ImageName | undefined;

test('compose: every image is named by the operator; two copies of the API and everything that it needs', () => {
  const images = services.map(([, service]) => imageOf(service));
  for (const name of ['edge', 'api', 'worker', 'readers', 'migrations'] as const) expect(images, name).toContain(name);
  expect(images.filter((name) => name === 'api')).toHaveLength(2);
  for (const [name, service] of services)
    if (imageOf(service) === undefined) expect(service.image, name).toMatch(/^\$\{[A-Z]+_IMAGE:\?\}$/);
  const example = readFileSync(join(deploy, 'env.example'), 'utf8');
  for (const [, wanted = ''] of readFileSync(join(deploy, 'compose.yaml'), 'utf8').matchAll(/\$\{([A-Z_]+)/g))
    expect(example, wanted).toMatch(new RegExp(`^${wanted}=`, 'm'));
  expect(example.match(/^(?!RELEASE).*_IMAGE=.*@sha256:$/gm)).toHaveLength(4);
});

test.each(services)('compose: %s has no more rights than it needs', (name, service) => {
  expect(service.read_only === true || name === 'identity').toBe(true);
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.privileged).toBeUndefined();
  expect(service.ports === undefined || name === 'edge').toBe(true);
});

test.each(services.filter(([, service]) => programOf[imageOf(service)!] !== undefined && service.environment))(
  'compose: the settings of %s exist, and none is missing',
  (name, service) => {
    if (name === 'commands') return expect(judgeCommands(service)).toEqual([]);
    expect(judgeSettings(imageOf(service)!, Object.keys(service.environment!))).toEqual([]);
  },
);

const judgeCommands = ({ environment = {} }: ComposeService) =>
  Object.keys(environment).filter((name) => {
    const setting = settingNames.find((each) => name === each || name === `${each}_FILE`);
    return setting === undefined && !ofSystem.includes(name);
  });

test('compose: secrets are files, and each process gets only its own', () => {
  for (const [name, { secrets = [], environment = {} }] of services) {
    for (const secret of secrets)
      expect(compose.secrets[secret]?.file, `${name}: ${secret}`).toBe(`./secrets/${secret}`);
    for (const [key, value] of Object.entries(environment)) {
      if (/(PASSWORD|SECRET|DATABASE_\w+_URL|SMTP_URL|_KEY)(_FILE)?$/.test(key) && key !== 'S3_ACCESS_KEY')
        expect(value, `${name}: ${key}`).toMatch(/^\/run\/secrets\//);
      const file = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
      if (file !== undefined) expect(secrets, `${name}: ${key}`).toContain(file);
    }
  }
  const { readers, migrations, edge } = compose.services;
  expect([readers!.secrets, readers!.network_mode]).toEqual([undefined, 'none']);
  expect(migrations!.secrets).toEqual(['database_owner_url']);
  expect(edge!.secrets).toEqual(['edge_certificate', 'edge_key']);
  const made = readFileSync(join(deploy, 'secrets.sh'), 'utf8');
  expect(made).toContain('root_key');
});

test('compose: what runs all the time has a health check; files that are mounted exist', () => {
  const once = ['migrations', 'commands', 'store-folders'];
  const withoutPort = ['worker', 'store']; // the worker listens on no port; the store has no address that answers without a key
  for (const [name, { healthcheck, volumes = [] }] of services) {
    if (![...once, ...withoutPort].includes(name)) expect(healthcheck, name).toBeDefined();
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(join(deploy, source)), volume).toBe(true);
      else expect(Object.keys(compose.volumes), volume).toContain(source);
    }
  }
});

// The chart, by Helm itself: ops/deploy/check renders it, or a Helm that an earlier run of it has left in the cache.
const helm = join(process.env['VISAWRIGHT_CACHE'] ?? join(homedir(), '.cache', 'visawright'), 'bin', 'helm-v3.19.0');
const rendered = process.env['CHART_RENDERED'];
const canRender = rendered !== undefined || existsSync(helm);
const template = (...more: string[]) =>
  execFileSync(
    helm,
    [
      'template',
      'visa',
      join(deploy, 'chart'),
      '-f',
      join(deploy, 'chart/ci/values.yaml'),
      '--kube-version',
      '1.33.0',
      ...more,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { name: string; value: string }[];
  readonly securityContext: Record<string, unknown> & { seccompProfile?: { type: string } };
  readonly readinessProbe?: object;
  readonly resources: { requests: object; limits: object };
  readonly volumeMounts?: readonly { name: string; mountPath: string }[];
}
interface Pod {
  readonly containers: readonly Container[];
  readonly securityContext: Record<string, unknown> & { seccompProfile: { type: string } };
  readonly automountServiceAccountToken: boolean;
  readonly volumes: readonly Record<string, unknown>[];
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Record<string, unknown> & { template?: { spec: Pod } };
}
const read = (text: string) => parseAllDocuments(text).map((document) => document.toJS() as Resource);
const chart = (): Resource[] => read(rendered === undefined ? template() : readFileSync(rendered, 'utf8'));
const podsOf = (resources: readonly Resource[]) =>
  resources.flatMap(({ metadata, spec }) => (spec.template ? [{ name: metadata.name, pod: spec.template.spec }] : []));

test.skipIf(!canRender)('chart: two deployments, a job for migrations, budgets, autoscaling, network policies', () => {
  const kinds = chart().map(({ kind }) => kind);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect([count('Deployment'), count('Job'), count('PodDisruptionBudget'), count('HorizontalPodAutoscaler')]).toEqual([
    2, 1, 2, 2,
  ]);
  expect([count('NetworkPolicy'), count('Service'), count('Ingress')]).toEqual([4, 1, 1]);
  const scaler = chart().find(
    ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === 'visa-worker',
  )!;
  expect(JSON.stringify(scaler.spec)).toContain('visawright_queue_oldest_seconds');
});

// The Kubernetes pod security standard "restricted". The worker's /proc is the one exception, which a value takes back.
function judgeRestricted({ pod }: { pod: Pod }): string[] {
  const found: string[] = [];
  if (pod.securityContext['runAsNonRoot'] !== true) found.push('may run as root');
  if (pod.automountServiceAccountToken) found.push('has a token of the cluster');
  for (const key of ['hostNetwork', 'hostPID', 'hostIPC'])
    if ((pod as unknown as Record<string, unknown>)[key]) found.push(key);
  for (const volume of pod.volumes) {
    const type = Object.keys(volume).find((key) => key !== 'name')!;
    if (!['emptyDir', 'secret', 'configMap', 'projected'].includes(type)) found.push(`volume ${type}`);
  }
  for (const { name, securityContext: own } of pod.containers) {
    const seccomp = (own.seccompProfile ?? pod.securityContext.seccompProfile).type;
    if (own['allowPrivilegeEscalation'] !== false) found.push(`${name}: escalation`);
    if (own['readOnlyRootFilesystem'] !== true) found.push(`${name}: its root can be written`);
    if (JSON.stringify(own['capabilities']) !== '{"drop":["ALL"]}') found.push(`${name}: capabilities`);
    if (!['RuntimeDefault', 'Localhost'].includes(seccomp)) found.push(`${name}: seccomp ${seccomp}`);
    if (own['procMount'] !== undefined && own['procMount'] !== 'Default')
      found.push(`${name}: procMount ${own['procMount'] as string}`);
    if (own['runAsUser'] === 0 || own['privileged']) found.push(`${name}: root`);
  }
  return found;
}

test.skipIf(!canRender)('chart: pods are "restricted"', () => {
  const judged = podsOf(chart()).map((each) => [each.name, judgeRestricted(each)]);
  expect(judged).toEqual([
    ['visa-api', []],
    ['visa-worker', ['worker: procMount Unmasked']],
    ['visa-migrations-1', []],
  ]);
});

test.skipIf(!existsSync(helm))('chart: without printing the worker is "restricted" too', () => {
  const pods = podsOf(read(template('--set', 'sandbox.unmaskedProc=false')));
  expect(pods.flatMap(judgeRestricted)).toEqual([]);
});

test.skipIf(!canRender)('chart: images by digest; settings exist and none is missing; readers have no secret', () => {
  for (const { pod } of podsOf(chart()))
    for (const { name, image, env = [], resources, volumeMounts = [] } of pod.containers) {
      expect(image).toMatch(new RegExp(`/${name}@sha256:[0-9a-f]{64}$`));
      expect(
        judgeSettings(
          name as ImageName,
          env.map((each) => each.name),
        ),
        name,
      ).toEqual([]);
      expect(Object.keys(resources).toSorted()).toEqual(['limits', 'requests']);
      if (name === 'readers') expect(volumeMounts.map((mount) => mount.name)).toEqual(['readers-tmp', 'readers']);
    }
});

test.skipIf(!existsSync(helm))('chart: a wrong or missing value stops it with a sentence', () => {
  expect(() => template('--set', 'images.digests.api=latest')).toThrow(/images\.digests\.api|does not match pattern/i);
  expect(() => template('--set', 'network.database.cidr=')).toThrow(/network\.database\.cidr|does not match/i);
  expect(() => template('--set', 'oops=1')).toThrow(/oops|additional/i);
});

const units = readdirSync(join(deploy, 'systemd')).filter((file) => /\.(service|target)$/.test(file));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-units-'));
  for (const unit of units) {
    const text = readFileSync(join(deploy, 'systemd', unit), 'utf8');
    writeFileSync(
      join(folder, unit),
      text.replaceAll('/opt/visawright/node/node', process.execPath).replaceAll('/usr/bin/caddy', '/bin/true'),
    );
  }
  const judged = spawnSync('systemd-analyze', ['verify', ...units.map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true, force: true });
  expect([judged.status, judged.stderr.trim(), judged.stdout.trim()]).toEqual([0, '', '']);
});

test('migrations of a new release can be started while the former one serves', () => {
  const needing = units.filter((unit) =>
    /^(Requires|Requisite|BindsTo|PartOf)=.*visawright-migrations/m.test(
      readFileSync(join(deploy, 'systemd', unit), 'utf8'),
    ),
  );
  expect(needing).toEqual([]); // systemd would restart them too
});

test.each(units.filter((unit) => unit.endsWith('.service') && !unit.includes('edge')))(
  '%s: its settings exist, secrets are credentials',
  (unit) => {
    const text = readFileSync(join(deploy, 'systemd', unit), 'utf8');
    const name = /visawright-(\w+)/.exec(unit)![1] as ImageName;
    const given = [...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=')),
    );
    const shared = text.includes('EnvironmentFile=') ? sharedSettings() : [];
    expect(
      judgeSettings(name, [
        ...given.map(([key = '']) => key),
        ...shared.filter((key) => variablesOf(programOf[name]!).includes(key)),
      ]),
    ).toEqual([]);
    for (const [key = '', value = ''] of given) {
      const file = /^%d\/(\w+)$/.exec(value)?.[1];
      if (file !== undefined) expect(text, key).toContain(`LoadCredential=${file}:/etc/visawright/secrets/${file}`);
    }
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'User=visawright-'])
      expect(text, line).toContain(`\n${line}`);
  },
);

const sharedSettings = (): string[] =>
  [...readFileSync(join(deploy, 'systemd', 'settings.example'), 'utf8').matchAll(/^([A-Z_0-9]+)=/gm)].map(
    ([, name = '']) => name,
  );

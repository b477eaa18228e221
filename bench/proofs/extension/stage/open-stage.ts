import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Worker } from '@playwright/test';
import type { Pack } from '@visawright/contract/extension/pack.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { connectPanel } from '@visawright/e2e/extension/fill-portal.ts';
import { buildExtension, openExtension, type ExtensionBrowser } from '@visawright/e2e/extension/open-extension.ts';
import { allPortals } from '@visawright/e2e/portals/all-portals.ts';
import { startPortals, type StartedPortals } from '@visawright/e2e/portals/start-portals.ts';
import { createIdentityRealm, type IdentityRealm } from '@visawright/server/testing.ts';
import type { PreparedApplication } from '../../fill/prepare-application.ts';
import { signInToProduct } from '../../fill/sign-in-to-product.ts';
import { startProduct, type Product } from '../../fill/start-product.ts';
import { startAppProxy, type AppProxy } from './app-proxy.ts';
import { callerOf, type CallProduct } from './call-product.ts';
import { startEvilSite, type EvilSite } from './evil-site.ts';
import { preparePlanted } from './plant-answers.ts';

export const portalId = 'sri-lanka-eta'; // not one of those that the small run of `fill` starts at the same time
const ports = { app: 18_097, product: 18_098, evil: 18_099 };

export interface Stage {
  readonly product: Product;
  readonly call: CallProduct; // in the product's realm
  readonly other: IdentityRealm; // another realm of the same server
  readonly callOther: CallProduct;
  readonly proxy: AppProxy;
  readonly evil: EvilSite;
  readonly portals: StartedPortals;
  readonly portal: string; // origin
  readonly pack: Pack;
  readonly built: string; // folder of the built extension
  readonly browser: ExtensionBrowser;
  readonly app: Page; // the person's tab of the application
  readonly panel: Page;
  readonly hostile: Worker; // of the second extension
  readonly application: PreparedApplication;
  close(): Promise<void>;
}

// The test database again, whose addresses differ from those in the environment by its name only.
async function databaseOf({ database }: Product) {
  const { rows } = await database.query<{ name: string }>('select current_database() as name');
  const urlOf = (setting: string) => {
    const url = new URL(process.env[setting]!);
    url.pathname = `/${rows[0]!.name}`;
    return url.href;
  };
  const named = (role: string) => urlOf(`DATABASE_${role}_URL`);
  return {
    ownerUrl: named('OWNER'),
    apiUrl: named('API'),
    workerUrl: named('WORKER'),
    resolverUrl: named('RESOLVER'),
    drop: () => Promise.resolve(),
  };
}

const hostileFolder = join(import.meta.dirname, '../hostile-extension');

async function hostileWorker({ context }: ExtensionBrowser): Promise<Worker> {
  const isIts = (worker: Worker) => worker.url().endsWith('/hostile.js');
  return context.serviceWorkers().find(isIts) ?? context.waitForEvent('serviceworker', { predicate: isIts });
}

// Product behind a proxy, a second realm, a practice portal, its imitation, and a browser with the built extension beside a hostile one; a
// person is signed in and has connected the panel.
export async function openStage(): Promise<Stage> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.toReversed())
      await Promise.resolve(end()).catch((error: unknown) => console.error(error));
  };
  const open = async <T>(opened: Promise<T>, end: (it: T) => unknown): Promise<T> => {
    const it = await opened;
    closing.push(() => end(it));
    return it;
  };
  try {
    // With the origins of the default build besides our own, so that the manifest has exactly its permissions.
    const building = buildExtension(`http://127.0.0.1:${ports.app},http://*.localhost:8080`);
    building.catch(() => undefined); // awaited below, unless something else fails before
    const product = await open(startProduct(ports.product), (it) => it.stop());
    const other = await open(createIdentityRealm(await databaseOf(product), ['admin', 'agent']), (it) => it.drop());
    const proxy = await open(startAppProxy(ports.app, product.url), (it) => it.close());
    const portals = await open(startPortals({ only: [portalId] }), (it) => it.close());
    const portal = portals.portals[0]!.origin;
    const evil = await open(startEvilSite(ports.evil, portal), (it) => it.close());
    const built = await open(building, (it) => rmSync(it, { recursive: true }));
    const browser = await open(openExtension(built, [hostileFolder]), async (it) => {
      await it.close();
      await it.forget();
    });
    const hostile = await hostileWorker(browser);
    const definition = allPortals.find(({ id }) => id === portalId)!;
    const application = await preparePlanted(product, definition, 71);
    const app = await signInToProduct(browser.context, { ...product, url: proxy.url });
    const panel = await browser.openPanel();
    await connectPanel(panel, app, `${proxy.url}/${product.path}#/settings?tab=extension`);
    const pack = shippedPacks().find((each) => each.portal === portalId)!;
    const call = callerOf(product.url, product.path);
    const callOther = callerOf(product.url, other.path);
    return {
      product,
      call,
      other,
      callOther,
      proxy,
      evil,
      portals,
      portal,
      pack,
      built,
      browser,
      app,
      panel,
      hostile,
      application,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

// What proves who is connected: grants, and the secrets with which they were claimed.
export const secretsOf = ({ proxy }: Pick<Stage, 'proxy'>): string[] => {
  const claims = proxy.passed.filter(({ path }) => path === '/extension/pairing/claim');
  const secrets = claims.map(({ body }) => (JSON.parse(body) as { secret: string }).secret);
  const grants = proxy.passed.flatMap(({ authorization }) =>
    authorization.startsWith('Extension ') ? [authorization.slice('Extension '.length)] : [],
  );
  return [...new Set([...secrets, ...grants])];
};

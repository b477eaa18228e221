import type { Stage } from '../stage/open-stage.ts';

interface Chrome {
  readonly chrome: { readonly storage: { readonly session: { get(key: string): Promise<Record<string, unknown>> } } };
}

// What the extension holds in the memory of the browser, read in its own page.
export const memoryOf = ({ panel }: Pick<Stage, 'panel'>, key: string): Promise<unknown> =>
  panel.evaluate(async (name) => (await (globalThis as unknown as Chrome).chrome.storage.session.get(name))[name], key);

export const openAppsOf = (stage: Pick<Stage, 'panel'>) => memoryOf(stage, 'openApps');

import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { FieldMark, FillProgress, FillResult, FillStep, ReadValue } from '../messages/page-messages.ts';
import { areSameFrames, chooseFrames } from './choose-frames.ts';
import { mergeSkeletons, type MergedPage, type Place } from './merge-skeletons.ts';
import { PageGone, type PageFrame, type PagePort } from './page-port.ts';

export interface PageMark {
  readonly ref: string;
  readonly mark: FieldMark;
  readonly text: string;
}

type PortalOrigins = Pick<Pack, 'origins' | 'frameOrigins'>;

// The page in front of the person, read once. Every act on it first makes sure that it still is that page and still in front.
export class LivePage {
  readonly #port: PagePort;
  readonly #merged: MergedPage;
  readonly #frames: readonly PageFrame[];
  readonly tabId: number;
  readonly url: string;

  private constructor(port: PagePort, tabId: number, url: string, frames: readonly PageFrame[], merged: MergedPage) {
    this.#port = port;
    this.#merged = merged;
    this.#frames = frames;
    this.tabId = tabId;
    this.url = url;
  }

  // null: the tab in front is another one, or its page is not of this portal.
  static async collect(port: PagePort, tabId: number, portal: PortalOrigins): Promise<LivePage | null> {
    const tab = await port.frontTab();
    if (tab?.tabId !== tabId) return null;
    const frames = chooseFrames(await port.frames(tabId), portal);
    if (!frames) return null;
    await port.inject(tabId, frames);
    const parts = await Promise.all(
      frames.map(async (frame) => ({ frame, skeleton: (await port.ask(tabId, frame, { ask: 'collect' })).skeleton })),
    );
    return new LivePage(port, tabId, frames[0]!.href, frames, mergeSkeletons(parts));
  }

  get skeleton(): PageSkeleton {
    return this.#merged.skeleton;
  }

  get documentId(): string {
    return this.#frames[0]!.documentId;
  }

  isSameDocument(other: LivePage): boolean {
    return this.documentId === other.documentId;
  }

  async #ensureInFront(): Promise<void> {
    const [tab, frames] = await Promise.all([this.#port.frontTab(), this.#port.frames(this.tabId)]);
    if (tab?.tabId !== this.tabId) throw new PageGone('another tab is in front');
    if (!areSameFrames(this.#frames, frames)) throw new PageGone('the page was replaced');
  }

  #place(ref: string): Place {
    const place = this.#merged.places.get(ref);
    if (!place) throw new PageGone(`no control ${ref} on this page`);
    return place;
  }

  // Runs of refs of one frame, in the given order.
  #runs<T extends { readonly ref: string }>(
    items: readonly T[],
  ): { frame: PageFrame; items: (T & { ref: string })[] }[] {
    const runs: { frame: PageFrame; items: (T & { ref: string })[] }[] = [];
    for (const item of items) {
      const { frame, ref } = this.#place(item.ref);
      const last = runs.at(-1);
      if (last?.frame === frame) last.items.push({ ...item, ref });
      else runs.push({ frame, items: [{ ...item, ref }] });
    }
    return runs;
  }

  #mergedRef(frame: PageFrame, ref: string): string | undefined {
    for (const [merged, place] of this.#merged.places)
      if (place.ref === ref && place.frame.documentId === frame.documentId) return merged;
    return undefined;
  }

  // A control of another frame has no ref in this one.
  #withOwnDriver({ loadedBy, ...step }: FillStep, frame: PageFrame): FillStep {
    const place = loadedBy === undefined ? undefined : this.#merged.places.get(loadedBy);
    return place?.frame === frame ? { ...step, loadedBy: place.ref } : step;
  }

  async fill(steps: readonly FillStep[], onProgress: (progress: FillProgress) => void): Promise<FillResult[]> {
    await this.#ensureInFront();
    const results: FillResult[] = [];
    let before = 0;
    const stopListening = this.#port.onProgress((progress, tabId, documentId) => {
      const frame = this.#frames.find((each) => each.documentId === documentId);
      const ref = tabId === this.tabId && frame ? this.#mergedRef(frame, progress.ref) : undefined;
      if (ref !== undefined) onProgress({ ...progress, ref, done: before + progress.done, of: steps.length });
    });
    try {
      for (const { frame, items } of this.#runs(steps)) {
        const own = items.map((step) => this.#withOwnDriver(step, frame));
        const reply = await this.#port.ask(this.tabId, frame, { ask: 'fill', steps: own });
        const asked = new Set(items.map(({ ref }) => ref));
        for (const result of reply.results) {
          const ref = asked.has(result.ref) ? this.#mergedRef(frame, result.ref) : undefined;
          if (ref !== undefined) results.push({ ...result, ref });
        }
        before += items.length;
        if (reply.results.some(({ reason }) => reason === 'stopped')) break;
      }
    } finally {
      stopListening();
    }
    return results;
  }

  async read(refs: readonly string[]): Promise<ReadValue[]> {
    const runs = this.#runs(refs.map((ref) => ({ ref })));
    const parts = await Promise.all(
      runs.map(async ({ frame, items }) => {
        const { values } = await this.#port.ask(this.tabId, frame, { ask: 'read', refs: items.map(({ ref }) => ref) });
        return values.flatMap((value) => {
          const ref = this.#mergedRef(frame, value.ref);
          return ref === undefined ? [] : [{ ...value, ref }];
        });
      }),
    );
    return parts.flat();
  }

  async mark(marks: readonly PageMark[]): Promise<void> {
    for (const { frame, items } of this.#runs(marks))
      await this.#port.ask(this.tabId, frame, { ask: 'mark', marks: items });
  }

  async clearMarks(): Promise<void> {
    for (const frame of this.#frames) await this.#port.ask(this.tabId, frame, { ask: 'clearMarks' });
  }

  async stop(): Promise<void> {
    for (const frame of this.#frames) await this.#port.ask(this.tabId, frame, { ask: 'stop' });
  }

  async show(ref: string): Promise<void> {
    const { frame, ref: own } = this.#place(ref);
    await this.#port.ask(this.tabId, frame, { ask: 'show', ref: own });
  }

  async options(ref: string): Promise<readonly string[]> {
    await this.#ensureInFront();
    const { frame, ref: own } = this.#place(ref);
    return (await this.#port.ask(this.tabId, frame, { ask: 'options', ref: own })).options;
  }

  // beside: a control of the block, in whose frame the button is.
  async addItem(button: string, beside: string): Promise<void> {
    await this.#ensureInFront();
    await this.#port.ask(this.tabId, this.#place(beside).frame, { ask: 'addItem', button });
  }

  async secondsLeft(label: string): Promise<number | null> {
    return (await this.#port.ask(this.tabId, this.#frames[0]!, { ask: 'clock', label })).secondsLeft;
  }

  async reference(label: string, shape: string): Promise<string | null> {
    return (await this.#port.ask(this.tabId, this.#frames[0]!, { ask: 'reference', label, shape })).reference;
  }
}

import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { FieldValue, FillResult, PageReply, PageRequest } from '../messages/page-messages.ts';
import { PageGone, type PageFrame, type PagePort } from '../portal/page-port.ts';

const url = 'https://practice.example/apply/778/applicant';

const textOf = (value: FieldValue): string =>
  value.kind === 'text'
    ? value.text
    : value.kind === 'choice'
      ? value.option
      : value.kind === 'choices'
        ? value.options.join(', ')
        : value.kind === 'ticked'
          ? value.isTicked
            ? 'Yes'
            : ''
          : value.name;

// A page that holds values by label and answers as the script in a page does. Its parts can be changed while it is used.
export class PageInMemory implements PagePort {
  skeleton: PageSkeleton;
  readonly values = new Map<string, string>();
  readonly typed: string[] = []; // labels, in the order in which they were typed
  readonly asked: PageRequest['ask'][] = [];
  readonly disabled = new Set<string>(); // labels
  document = 1;
  tabId: number | null = 7;
  href = url;
  afterTyping: (label: string) => void = () => undefined;
  afterAdding: () => void = () => undefined;

  constructor(skeleton: PageSkeleton) {
    this.skeleton = skeleton;
  }

  reload(): void {
    this.document++;
  }

  frontTab = () => Promise.resolve(this.tabId === null ? null : { tabId: this.tabId, windowId: 1, url: this.href });

  frames = (): Promise<readonly PageFrame[]> =>
    Promise.resolve([{ frameId: 0, documentId: `d${this.document}`, href: this.href }]);

  inject = () => Promise.resolve();

  onProgress: PagePort['onProgress'] = () => () => undefined;

  ask: PagePort['ask'] = (_, frame, request) => {
    this.asked.push(request.ask);
    if (frame.documentId !== `d${this.document}`) return Promise.reject(new PageGone('the page went away'));
    const reply = this.#answer(request);
    if (frame.documentId !== `d${this.document}`) return Promise.reject(new PageGone('the page went away'));
    return Promise.resolve(reply as never);
  };

  #label(ref: string): string | undefined {
    return this.skeleton.controls.find((control) => control.ref === ref)?.label;
  }

  #answer(request: PageRequest): PageReply {
    switch (request.ask) {
      case 'collect':
        return { reply: 'skeleton', skeleton: this.skeleton };
      case 'fill':
        return { reply: 'filled', results: this.#fill(request.steps) };
      case 'read':
        return {
          reply: 'read',
          values: request.refs.map((ref) => {
            const label = this.#label(ref);
            return { ref, found: label === undefined ? null : (this.values.get(label) ?? ''), complaint: '' };
          }),
        };
      case 'addItem':
        this.afterAdding();
        return { reply: 'done' };
      default:
        return { reply: 'done' };
    }
  }

  #fill(steps: Extract<PageRequest, { ask: 'fill' }>['steps']): Extract<PageReply, { reply: 'filled' }>['results'] {
    const before = this.document;
    return steps.flatMap(({ ref, write }): FillResult[] => {
      if (this.document !== before) return []; // the script ended with its page
      const label = this.#label(ref)!;
      if (this.disabled.has(label)) return [{ ref, outcome: 'refused', reason: 'disabled' }];
      this.values.set(label, textOf(write));
      this.typed.push(label);
      this.afterTyping(label);
      return [{ ref, outcome: 'typed', reason: 'none' }];
    });
  }
}

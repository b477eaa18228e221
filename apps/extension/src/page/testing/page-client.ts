import type {
  FieldValue,
  FillProgress,
  FillResult,
  FillStep,
  PageReply,
  PageRequest,
  ReadValue,
} from '../../messages/page-messages.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { answerPage } from '../answer-page.ts';

// Speaks to the script of a page as the panel does, and names controls by label, name or id.
export class PageClient {
  readonly progress: FillProgress[] = [];
  readonly #answer = answerPage(document, (progress) => this.progress.push(progress));
  #controls: readonly PageControl[] = [];

  async ask<R extends PageReply['reply']>(request: PageRequest, reply: R): Promise<Extract<PageReply, { reply: R }>> {
    const received = await this.#answer(request);
    if (received.reply !== reply) throw new Error(`expected ${reply}, received ${received.reply}`);
    return received as Extract<PageReply, { reply: R }>;
  }

  async collect(): Promise<readonly PageControl[]> {
    const { skeleton } = await this.ask({ ask: 'collect' }, 'skeleton');
    this.#controls = skeleton.controls;
    return this.#controls;
  }

  ref(key: string): string {
    const found = this.#controls.filter(({ label, name, id, group }) =>
      [label, name, id, `${group}/${label}`].includes(key),
    );
    if (found.length !== 1) throw new Error(`${found.length} controls are called ${key}`);
    return found[0]!.ref;
  }

  step(key: string, write: FieldValue, waitForOptions = false): FillStep {
    return { ref: this.ref(key), write, waitForOptions };
  }

  async fillSteps(steps: readonly FillStep[]): Promise<readonly FillResult[]> {
    return (await this.ask({ ask: 'fill', steps }, 'filled')).results;
  }

  // Collects, fills one control, and gives the reason why it was refused, or 'none'.
  async fill(key: string, write: FieldValue, waitForOptions = false): Promise<FillResult['reason']> {
    await this.collect();
    const [result] = await this.fillSteps([this.step(key, write, waitForOptions)]);
    return result!.reason;
  }

  async read(key: string): Promise<ReadValue> {
    const { values } = await this.ask({ ask: 'read', refs: [this.ref(key)] }, 'read');
    return values[0]!;
  }

  async found(key: string): Promise<ReadValue['found']> {
    return (await this.read(key)).found;
  }
}

export const text = (value: string): FieldValue => ({ kind: 'text', text: value });
export const choice = (option: string): FieldValue => ({ kind: 'choice', option });
export const choices = (...options: string[]): FieldValue => ({ kind: 'choices', options });
export const ticked = (isTicked: boolean): FieldValue => ({ kind: 'ticked', isTicked });

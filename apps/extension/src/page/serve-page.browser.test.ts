import { beforeEach, expect, test } from 'vitest';
import type { PageReply, PageRequest } from '../messages/page-messages.ts';
import type { AnswerRequest } from './answer-page.ts';
import { servePage } from './serve-page.ts';
import { drawPage } from './testing/draw-page.ts';

class TestPort {
  readonly answers: AnswerRequest[] = [];
  isAlive = true;
  readonly listen = (answer: AnswerRequest) => void this.answers.push(answer);
  readonly report = () => undefined;
  readonly isOpen = () => this.isAlive;

  async ask(request: PageRequest): Promise<readonly PageReply[]> {
    return Promise.all(this.answers.map((answer) => answer(request)));
  }
}

let port = new TestPort();

// The script of the test before is closed, as after an update of the extension.
beforeEach(() => {
  port.isAlive = false;
  port = new TestPort();
  servePage(port);
});

test('several injections into one frame answer once', async () => {
  drawPage('<label>A <input></label>');
  const second = new TestPort();
  servePage(second);
  servePage(port);
  expect(await port.ask({ ask: 'collect' })).toHaveLength(1);
  expect(await second.ask({ ask: 'collect' })).toHaveLength(0);
});

test('after an update of the extension the new script takes over', () => {
  const before = port;
  port.isAlive = false;
  port = new TestPort();
  servePage(port);
  expect([before.answers.length, port.answers.length]).toEqual([1, 1]);
});

test('requests are answered one after the other, and one that fails does not stop the next', async () => {
  drawPage('<label>A <input name="a"></label><label>B <input name="b"></label>');
  await port.ask({ ask: 'collect' });
  const steps = ['c1', 'c2'].map((ref) => ({
    ref,
    write: { kind: 'text' as const, text: ref },
    waitForOptions: false,
  }));
  const order: string[] = [];
  const filling = port.ask({ ask: 'fill', steps }).then(() => order.push('filled'));
  const reading = port.ask({ ask: 'read', refs: ['c2'] }).then(([reply]) => {
    order.push('read');
    return reply;
  });
  const broken = port.ask({ ask: 'reference', label: 'A', shape: null as never }).catch(() => order.push('failed'));
  const reply = await reading;
  await Promise.all([filling, broken]);
  expect(order.slice(0, 2)).toEqual(['filled', 'read']);
  expect(reply).toEqual({ reply: 'read', values: [{ ref: 'c2', found: 'c2', complaint: '' }] });
  expect(await port.ask({ ask: 'collect' })).toHaveLength(1);
});

test('a ref of no control is gone, and nothing is filled before the page was collected', async () => {
  drawPage('<label>A <input name="a"></label>');
  const write = { kind: 'text' as const, text: 'x' };
  const [reply] = await port.ask({ ask: 'fill', steps: [{ ref: 'c1', write, waitForOptions: false }] });
  expect(reply).toEqual({ reply: 'filled', results: [{ ref: 'c1', outcome: 'refused', reason: 'gone' }] });
  expect(document.querySelector('input')!.value).toBe('');
});

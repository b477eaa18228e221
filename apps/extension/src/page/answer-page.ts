import type { FillProgress, PageReply, PageRequest } from '../messages/page-messages.ts';
import { readClock } from './clock/read-clock.ts';
import { readReference } from './clock/read-reference.ts';
import { listOptionTexts } from './fill/choose-from-list.ts';
import { fillSteps } from './fill/fill-steps.ts';
import { enter } from './fill/page-events.ts';
import { pressAddItem } from './fill/press-add-item.ts';
import { FrameControls } from './frame-controls.ts';
import { PageMarks } from './marks/page-marks.ts';
import { findComplaint } from './read/find-complaint.ts';
import { readControl } from './read/read-control.ts';

export type AnswerRequest = (request: PageRequest) => Promise<PageReply>;

// One request at a time; only "stop" overtakes the others.
export function answerPage(root: Document, report: (progress: FillProgress) => void): AnswerRequest {
  const page = new FrameControls(root);
  const marks = new PageMarks(root, (ref) => page.find(ref)?.elements ?? null);
  let running = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const answer = async (request: Exclude<PageRequest, { ask: 'stop' }>, signal: AbortSignal): Promise<PageReply> => {
    switch (request.ask) {
      case 'collect':
        return { reply: 'skeleton', skeleton: page.collect() };
      case 'fill':
        return { reply: 'filled', results: await fillSteps(request.steps, { page, signal, report }) };
      case 'read':
        return { reply: 'read', values: request.refs.map((ref) => readValue(page, ref)) };
      case 'mark':
        marks.draw(request.marks);
        return { reply: 'done' };
      case 'clearMarks':
        marks.clear();
        return { reply: 'done' };
      case 'show':
        showControl(page, request.ref);
        return { reply: 'done' };
      case 'options':
        return { reply: 'options', options: await optionsOf(page, request.ref, signal) };
      case 'addItem':
        await pressAddItem(root, request.button, signal);
        return { reply: 'done' };
      case 'clock':
        return { reply: 'clock', secondsLeft: readClock(root, request.label) };
      case 'reference':
        break;
    }
    return { reply: 'reference', reference: readReference(root, request.label, request.shape) };
  };

  return (request) => {
    if (request.ask === 'stop') {
      running.abort();
      running = new AbortController();
      return Promise.resolve({ reply: 'done' });
    }
    const { signal } = running;
    const reply = last.then(() => answer(request, signal));
    last = reply.catch(() => undefined); // one failed request must not stop the following ones
    return reply;
  };
}

function readValue(page: FrameControls, ref: string) {
  const found = page.find(ref);
  if (found === null) return { ref, found: null, complaint: '' };
  return { ref, found: readControl(found), complaint: findComplaint(found) };
}

function showControl(page: FrameControls, ref: string): void {
  const element = page.find(ref)?.elements[0];
  if (element === undefined) return;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  enter(element);
}

async function optionsOf(page: FrameControls, ref: string, signal: AbortSignal): Promise<readonly string[]> {
  const found = page.find(ref);
  if (found === null) return [];
  return found.control.kind === 'list' ? listOptionTexts(found.elements[0]!, signal) : found.control.options;
}

import type { FieldValue, FillResult } from '../../messages/page-messages.ts';
import type { LiveControl } from '../frame-controls.ts';
import { readControl } from '../read/read-control.ts';
import { attachFile } from './attach-file.ts';
import { chooseFromList, type ListOutcome } from './choose-from-list.ts';
import { chooseOptions, findOption, selectOf } from './choose-option.ts';
import { findButton, isDisabled, isOn, setButton } from './press-buttons.ts';
import { pickDate } from './pick-date.ts';
import { isThereOnce, type Settling } from './page-frames.ts';
import { isAccepted, isReadOnly, typeText } from './type-text.ts';
import { longestWait, waitFor } from './wait-for.ts';

export type Reason = FillResult['reason'];

interface FieldJob {
  readonly first: () => LiveControl | null; // before anything is written
  readonly find: () => LiveControl | null; // again after each wait: the page may have drawn another element
  readonly write: FieldValue;
  readonly waitForOptions: boolean;
  readonly settling: Settling; // after each change
  readonly signal: AbortSignal;
  readonly onWaiting: () => void;
}

export async function fillControl(job: FieldJob): Promise<Reason> {
  const found = job.first();
  if (found === null) return 'gone';
  if (isHeld(found, job.write)) return 'none';
  if (found.control.kind === 'password') return 'disabled'; // passwords stay with the person
  if (isUsable(found) || job.waitForOptions) return writeValue(found, job);
  return 'disabled';
}

const isUsable = ({ elements }: LiveControl) => elements.some((element) => !isDisabled(element));

// Whether nothing is left to do.
export function isHeld(found: LiveControl, write: FieldValue): boolean {
  const held = readControl(found);
  switch (write.kind) {
    case 'text':
      return held === write.text;
    case 'choice':
      return typeof held === 'string' ? held === write.option : held.length === 1 && held[0] === write.option;
    case 'choices':
      return (
        typeof held !== 'string' &&
        held.length === write.options.length &&
        write.options.every((text) => held.includes(text))
      );
    case 'ticked':
      return isOn(found.elements[0]!) === write.isTicked;
    case 'file':
      break;
  }
  return held[0] === write.name;
}

async function writeValue(found: LiveControl, job: FieldJob): Promise<Reason> {
  const { write } = job;
  const element = found.elements[0]!;
  switch (found.control.kind) {
    case 'text':
    case 'textarea':
    case 'date':
      return write.kind === 'text' ? writeText(found, write.text, job) : 'notAccepted';
    case 'select':
      return writeSelect(found, job);
    case 'list':
      return writeList(found, job);
    case 'radio':
    case 'checkbox':
      return writeButtons(found, job);
    case 'file':
      return write.kind === 'file' && (await attachFile(element as HTMLInputElement, write)) ? 'none' : 'notAccepted';
    case 'password':
      break;
  }
  return 'disabled';
}

async function writeText(
  { control, elements }: LiveControl,
  text: string,
  { signal, settling }: FieldJob,
): Promise<Reason> {
  const element = elements[0] as HTMLInputElement;
  if (isDisabled(element)) return 'disabled';
  if (isReadOnly(element)) return pickDate(element, text, control.pattern, signal);
  return (await typeText(element, text, settling)) ? 'none' : 'notAccepted';
}

const wantedOptions = (write: FieldValue): readonly string[] =>
  write.kind === 'choice' ? [write.option] : write.kind === 'choices' ? write.options : [];

async function writeSelect(found: LiveControl, job: FieldJob): Promise<Reason> {
  const wanted = wantedOptions(job.write);
  if (wanted.length === 0) return 'notAccepted';
  const look = () => {
    const select = selectOf(job.find());
    if (select === null || isDisabled(select)) return null;
    const options = wanted.map((text) => findOption(select, text)).filter((option) => option !== null);
    return options.length === wanted.length ? { select, options } : null;
  };
  const ready = look() ?? (await waitUnless(look, found, job));
  if (ready === null) return job.waitForOptions ? 'listTimeout' : 'noOption';
  chooseOptions(ready.select, ready.options);
  const isChosen = () => {
    const now = job.find();
    return now === null || isTaken(now, job.write);
  };
  return (await isThereOnce(job.settling, isChosen)) ? 'none' : 'notAccepted';
}

// The same value, in the page's way of writing it: a text with separators, an option with other capitals, the day in a calendar.
export function isTaken(found: LiveControl, write: FieldValue): boolean {
  if (isHeld(found, write)) return true;
  if (write.kind === 'ticked') return false;
  const held = readControl(found);
  if (write.kind !== 'text') return isOptionChosen(found, wantedOptions(write));
  return typeof held !== 'string' || isAccepted(held, write.text) || (held !== '' && isReadOnly(found.elements[0]!));
}

function isOptionChosen(found: LiveControl, wanted: readonly string[]): boolean {
  const held = readControl(found);
  const texts = typeof held === 'string' ? [held] : held;
  const lower = (text: string) => text.toLowerCase();
  return texts.length === wanted.length && wanted.every((text) => texts.map(lower).includes(lower(text)));
}

function waitUnless<T>(look: () => T | null, { elements }: LiveControl, job: FieldJob): Promise<T | null> {
  if (!job.waitForOptions) return Promise.resolve(null);
  job.onWaiting();
  return waitFor(look, { near: elements[0]!, milliseconds: longestWait, signal: job.signal });
}

const listReasons: Record<ListOutcome, Reason> = { chosen: 'none', noOption: 'noOption', notAccepted: 'notAccepted' };

async function writeList(found: LiveControl, job: FieldJob): Promise<Reason> {
  const wanted = wantedOptions(job.write);
  if (wanted.length === 0) return 'notAccepted';
  const usable = () => {
    const now = job.find();
    return now !== null && isUsable(now) ? now : null;
  };
  const ready = usable() ?? (await waitUnless(usable, found, job));
  if (ready === null) return job.waitForOptions ? 'listTimeout' : 'disabled';
  if (job.waitForOptions) job.onWaiting();
  const outcome = await chooseFromList(ready.elements[0]!, wanted, job);
  return outcome === 'noOption' && job.waitForOptions ? 'listTimeout' : listReasons[outcome];
}

async function writeButtons({ control, elements }: LiveControl, { write, settling }: FieldJob): Promise<Reason> {
  if (write.kind === 'ticked') return setOne(elements[0]!, write.isTicked, settling);
  const wanted = wantedOptions(write);
  const buttons = wanted.map((text) => findButton(elements, text));
  if (wanted.length === 0 || buttons.includes(null)) return 'noOption';
  for (const element of elements) {
    const isWanted = buttons.includes(element);
    if (control.kind === 'radio' && !isWanted) continue; // the other buttons follow
    const reason = await setOne(element, isWanted, settling);
    if (reason !== 'none') return reason;
  }
  return 'none';
}

async function setOne(button: HTMLElement, isWanted: boolean, settling: Settling): Promise<Reason> {
  if (isDisabled(button)) return 'disabled';
  return (await setButton(button, isWanted, settling)) ? 'none' : 'notAccepted';
}

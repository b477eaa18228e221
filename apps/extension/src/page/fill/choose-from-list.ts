import { tidy } from '../collect/read-text.ts';
import { displayedChoice } from '../read/displayed-choice.ts';
import { findByText } from './choose-option.ts';
import { ListOptions, isOptionDisabled, listOptionText } from './list-options.ts';
import { nextTask, twoFrames } from './page-frames.ts';
import { enter, leave, press, pressOutside, sendKey, showInWindow } from './page-events.ts';
import { setAtOnce } from './type-text.ts';
import { longestWait, waitFor } from './wait-for.ts';

export type ListOutcome = 'chosen' | 'noOption' | 'notAccepted';

interface ListWait {
  readonly signal: AbortSignal;
  readonly waitForOptions: boolean;
}

const openingTime = 1500; // milliseconds until an opened list must show its first option
const searchTime = 3000; // until a search box must have found an option

// Opens a list that the page draws, finds the options and presses them.
export async function chooseFromList(
  list: HTMLElement,
  wanted: readonly string[],
  wait: ListWait,
): Promise<ListOutcome> {
  for (const text of wanted) {
    if (isDisplayed(list, text)) continue;
    const options = await openList(list, wait);
    const option = options === null ? null : await findListOption(list, options, text, wait);
    if (option === null || isOptionDisabled(option)) {
      if (options !== null) await closeList(list, options);
      return 'noOption';
    }
    press(await scrolledTo(option, options!, text));
    await twoFrames();
    if (options!.isOpen() && list.getAttribute('role') !== 'listbox') await closeList(list, options!);
    if (list.isConnected && !isDisplayed(list, text)) return 'notAccepted';
  }
  leave(list);
  return 'chosen';
}

function isDisplayed(list: HTMLElement, wanted: string): boolean {
  const shown = displayedChoice(list);
  return typeof shown === 'string' ? shown === tidy(wanted) : shown.includes(tidy(wanted));
}

// A list that draws only the options in view draws them again when one is scrolled to.
async function scrolledTo(option: HTMLElement, options: ListOptions, text: string): Promise<HTMLElement> {
  if (options.scroller() === null) return option;
  showInWindow(option);
  await twoFrames();
  return findByText(options.find(), listOptionText, text) ?? option;
}

async function openList(list: HTMLElement, { signal, waitForOptions }: ListWait): Promise<ListOptions | null> {
  if (signal.aborted) return null;
  const options = new ListOptions(list);
  if (list.getAttribute('role') === 'listbox' && options.isOpen()) return options;
  enter(list);
  press(list);
  const look = () => (options.isOpen() || options.searchBox() !== null ? options : null);
  const wait = { near: list, signal };
  const opened = await waitFor(look, { ...wait, milliseconds: openingTime });
  if (opened !== null && options.isOpen()) return options;
  sendKey(list, 'keydown', 'ArrowDown'); // some open by the keyboard only
  sendKey(list, 'keyup', 'ArrowDown');
  return waitFor(look, { ...wait, milliseconds: waitForOptions ? longestWait : openingTime });
}

async function findListOption(
  list: HTMLElement,
  options: ListOptions,
  text: string,
  wait: ListWait,
): Promise<HTMLElement | null> {
  const look = () => findByText(options.find(), listOptionText, text);
  const here = look();
  if (here !== null) return here;
  const until = (milliseconds: number) => waitFor(look, { near: list, milliseconds, signal: wait.signal });
  const search = options.searchBox();
  if (search !== null) {
    const found = await searchFor(search, text, () => until(wait.waitForOptions ? longestWait : searchTime));
    if (found !== null) return found;
  }
  const scrolled = await scrollUntil(options, look, wait.signal);
  if (scrolled !== null || !wait.waitForOptions) return scrolled;
  return until(longestWait);
}

async function searchFor(
  search: HTMLInputElement,
  text: string,
  found: () => Promise<HTMLElement | null>,
): Promise<HTMLElement | null> {
  search.focus({ preventScroll: true });
  setAtOnce(search, text);
  const option = await found();
  if (option !== null) return option;
  setAtOnce(search, ''); // the search may know other words than the options show
  await twoFrames();
  return null;
}

const mostScrolls = 400;

// Long lists draw only the lines in view.
async function scrollUntil<T>(options: ListOptions, look: () => T | null, signal: AbortSignal): Promise<T | null> {
  const scroller = options.scroller();
  if (scroller === null) return look();
  scroller.scrollTop = 0;
  for (let step = 0; step < mostScrolls && !signal.aborted; step += 1) {
    await twoFrames();
    const found = look();
    if (found !== null) return found;
    const before = scroller.scrollTop;
    scroller.scrollTop = before + scroller.clientHeight * 0.8;
    if (scroller.scrollTop <= before) return null;
  }
  return null;
}

async function closeList(list: HTMLElement, options: ListOptions): Promise<void> {
  const methods = [
    () => pressOutside(list),
    () => sendKey(list.ownerDocument.activeElement ?? list, 'keydown', 'Escape'),
    () => press(list),
  ];
  for (const close of methods) {
    if (!options.isOpen()) return;
    close();
    await nextTask();
    await twoFrames();
  }
}

const mostOptions = 400;

// All options of a list, for the recorder and for panels that offer them.
export async function listOptionTexts(list: HTMLElement, signal: AbortSignal): Promise<readonly string[]> {
  const options = await openList(list, { signal, waitForOptions: false });
  if (options === null) return [];
  const texts = new Set<string>();
  const gather = () => {
    for (const option of options.find()) texts.add(listOptionText(option));
    return texts.size >= mostOptions ? texts : null;
  };
  await waitFor(() => (options.isOpen() ? true : null), { near: list, milliseconds: openingTime, signal });
  if (options.scroller() === null) gather();
  else await scrollUntil(options, gather, signal); // from the top, so that the order is the page's
  if (list.getAttribute('role') !== 'listbox') await closeList(list, options);
  leave(list);
  return [...texts].filter((text) => text !== '').slice(0, mostOptions);
}

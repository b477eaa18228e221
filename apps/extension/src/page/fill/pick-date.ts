import { isButton } from '../collect/node-kinds.ts';
import { isSeen } from '../collect/visibility.ts';
import {
  calendarSelect,
  dayButton,
  isCalendar,
  shownMonth,
  stepButton,
  visibleCalendars,
} from '../dates/calendar-view.ts';
import { monthNumber, parseShapedDate, type CalendarDay } from '../dates/parse-shaped-date.ts';
import type { FillResult } from '../../messages/page-messages.ts';
import { optionLabel } from './choose-option.ts';
import { leave, press, pressOutside, sendChange } from './page-events.ts';
import { nextTask, twoFrames } from './page-frames.ts';
import { isAccepted } from './type-text.ts';
import { waitFor } from './wait-for.ts';

const openingTime = 1500; // milliseconds
const drawingTime = 300;
const mostSteps = 1500; // 120 years by months

// A date field that cannot be typed in: the day is pressed in the calendar that it opens.
export async function pickDate(
  input: HTMLInputElement,
  text: string,
  shape: string,
  signal: AbortSignal,
): Promise<FillResult['reason']> {
  const day = parseShapedDate(text, shape);
  if (day === null) return 'disabled';
  const calendar = await openCalendar(input, signal);
  if (calendar === null) return 'disabled';
  const button = (await showMonth(calendar, day, signal)) ? dayButton(calendar(), day.day) : null;
  if (button === null) {
    pressOutside(input);
    return 'noOption';
  }
  press(button);
  await twoFrames();
  leave(input);
  await nextTask();
  return isAccepted(input.value, text) ? 'none' : 'notAccepted';
}

type Calendar = () => HTMLElement; // it may be drawn again at each step

async function openCalendar(input: HTMLInputElement, signal: AbortSignal): Promise<Calendar | null> {
  const { ownerDocument } = input;
  const before = new Set(visibleCalendars(ownerDocument));
  const look = () =>
    visibleCalendars(ownerDocument).find((element) => !before.has(element) && isCalendar(element)) ?? null;
  const wait = { near: input, signal, milliseconds: openingTime };
  press(input);
  const button = calendarButton(input);
  await twoFrames();
  if (look() === null && button !== null) press(button);
  const opened = await waitFor(look, wait);
  if (opened === null) return null;
  let shown = opened;
  return () => {
    if (!shown.isConnected) shown = look() ?? shown;
    return shown;
  };
}

// The picture of a calendar beside the field.
function calendarButton(input: HTMLInputElement): HTMLElement | null {
  const beside = [input.nextElementSibling, input.parentElement?.nextElementSibling ?? null];
  const isOpener = (element: Element | null): element is HTMLButtonElement =>
    isButton(element) && element.type === 'button' && isSeen(element) && !element.disabled;
  return beside.find(isOpener) ?? null;
}

async function showMonth(calendar: Calendar, day: CalendarDay, signal: AbortSignal): Promise<boolean> {
  const year = calendarSelect(calendar(), 'year');
  if (year !== null && !(await selectPart(year, (label) => Number(label) === day.year))) return false;
  const month = calendarSelect(calendar(), 'month');
  if (month !== null) {
    const isWanted = (label: string) =>
      (/^\d/.test(label) ? Number.parseInt(label, 10) : monthNumber(label)) === day.month;
    if (!(await selectPart(month, isWanted))) return false;
  }
  return (year !== null && month !== null) || stepTo(calendar, day, signal);
}

async function selectPart(select: HTMLSelectElement, isWanted: (label: string) => boolean): Promise<boolean> {
  const option = [...select.options].find((candidate) => isWanted(optionLabel(candidate)));
  if (option === undefined) return false;
  option.selected = true;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  sendChange(select);
  await twoFrames();
  return true;
}

async function stepTo(calendar: Calendar, day: CalendarDay, signal: AbortSignal): Promise<boolean> {
  for (let step = 0; step < mostSteps && !signal.aborted; step += 1) {
    const shown = shownMonth(calendar());
    if (shown === null) return false;
    const months = (day.year - shown.year) * 12 + day.month - shown.month;
    if (months === 0) return true;
    const button = arrowFor(calendar(), months);
    if (button === null) return false;
    const hasMoved = () => {
      const now = shownMonth(calendar());
      return now !== null && (now.year !== shown.year || now.month !== shown.month) ? true : null;
    };
    button.click(); // up to a hundred times; a press with the mouse takes longer
    if (hasMoved() !== null) continue;
    const wait = { near: button, signal, milliseconds: openingTime };
    if ((await waitFor(hasMoved, { ...wait, milliseconds: drawingTime })) !== null) continue;
    press(button);
    if ((await waitFor(hasMoved, wait)) === null) return false;
  }
  return false;
}

function arrowFor(calendar: HTMLElement, months: number): HTMLElement | null {
  const years = Math.abs(months) >= 12 ? stepButton(calendar, months > 0 ? 'nextYear' : 'previousYear') : null;
  return years ?? stepButton(calendar, months > 0 ? 'nextMonth' : 'previousMonth');
}

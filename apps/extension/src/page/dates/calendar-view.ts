import { composedElements } from '../collect/composed-tree.ts';
import { isButton, isHtmlElement, isSelect } from '../collect/node-kinds.ts';
import { shownText, tidy } from '../collect/read-text.ts';
import { isSeen, Sight } from '../collect/visibility.ts';
import { endsPage } from '../fill/ends-page.ts';
import { monthNumber } from './parse-shaped-date.ts';

const calendars = '[role=dialog], [role=grid], [role=application], table, [class*=calendar i], [class*=picker i]';
const fewestDays = 28;

export function visibleCalendars(document: Document): readonly HTMLElement[] {
  const sight = new Sight();
  const isVisible = (element: Element) => element.matches(calendars) && sight.isSeen(element);
  return [...composedElements(document)].filter(isHtmlElement).filter(isVisible);
}

export const isCalendar = (element: HTMLElement): boolean => daysOf(element).length >= fewestDays;

const text = (element: Element) => tidy(element.textContent ?? '');
const inside = (calendar: HTMLElement) => [...composedElements(calendar)].filter(isHtmlElement);

// The days that can be pressed, without those of the months before and after.
function daysOf(calendar: HTMLElement): readonly HTMLElement[] {
  return inside(calendar).filter((element) => {
    if (element.childElementCount > 0 || element.localName === 'option') return false;
    return /^\d{1,2}$/.test(text(element)) && Number(text(element)) <= 31 && !isOfAnotherMonth(element, calendar);
  });
}

const elsewhere =
  /(?:^|[-_\s])(?:other|outside|adjacent|prev|next|muted|disabled|off|old|new|week|weeknumber)(?:$|[-_\s])/i;

function isOfAnotherMonth(element: HTMLElement, calendar: HTMLElement): boolean {
  let cell: HTMLElement | null = element;
  while (cell !== null && cell !== calendar && text(cell) === text(element)) {
    if (
      elsewhere.test(cell.className) ||
      cell.getAttribute('aria-disabled') === 'true' ||
      cell.hasAttribute('data-outside')
    )
      return true;
    if (cell.matches(':disabled')) return true;
    cell = cell.parentElement;
  }
  return false;
}

export function dayButton(calendar: HTMLElement, day: number): HTMLElement | null {
  const same = daysOf(calendar).filter((element) => Number(text(element)) === day);
  return same.length === 1 ? same[0]! : null;
}

// Lists of months and years inside the calendar.
export function calendarSelect(calendar: HTMLElement, part: 'month' | 'year'): HTMLSelectElement | null {
  const selects = inside(calendar).filter(isSelect);
  const isOfYears = (select: HTMLSelectElement) =>
    [...select.options].some((option) => /^\d{4}$/.test(tidy(option.label)));
  return selects.find((select) => isOfYears(select) === (part === 'year')) ?? null;
}

interface ShownMonth {
  readonly year: number;
  readonly month: number;
}

// The month in the title of the calendar, such as "May 1988", "1988年5月" or "05/1988".
export function shownMonth(calendar: HTMLElement): ShownMonth | null {
  const title = shownText(calendar);
  const named = /\b([A-Z][a-z]{2,8})\.?,?\s+(\d{4})\b/i.exec(title);
  if (named !== null && monthNumber(named[1]!) > 0) return { month: monthNumber(named[1]!), year: Number(named[2]) };
  const asian = /(\d{4})\s*[年/.-]\s*(\d{1,2})/.exec(title);
  if (asian !== null) return { year: Number(asian[1]), month: Number(asian[2]) };
  const numbers = /\b(\d{1,2})\s*[/.-]\s*(\d{4})\b/.exec(title);
  return numbers === null ? null : { month: Number(numbers[1]), year: Number(numbers[2]) };
}

type Step = 'nextMonth' | 'previousMonth' | 'nextYear' | 'previousYear';
const stepNames: Record<Step, RegExp> = {
  nextMonth: /next(?!.*year)|month (?:after|later)|forward|›|→|▶|(?:^| )>(?: |$)/i,
  previousMonth: /prev(?!.*year)|month (?:before|earlier)|back|‹|←|◀|(?:^| )<(?: |$)/i,
  nextYear: /next.*year|year (?:after|later)|»|>>/i,
  previousYear: /prev.*year|year (?:before|earlier)|«|<</i,
};

// The arrow of a calendar, by its name, text or class.
export function stepButton(calendar: HTMLElement, step: Step): HTMLElement | null {
  const buttons = inside(calendar).filter((element) => isArrow(element) && isSeen(element));
  const name = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.title;
  const isStep = (element: HTMLElement) =>
    stepNames[step].test(`${name(element)} ${text(element)}`.trim() || element.className);
  return buttons.find(isStep) ?? null;
}

function isArrow(element: HTMLElement): boolean {
  if (/^\d/.test(text(element))) return false;
  const isPressable = isButton(element) || element.getAttribute('role') === 'button' || element.localName === 'a';
  return isPressable && !endsPage(element);
}

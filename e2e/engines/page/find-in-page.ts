import type { Pattern, Target } from './target.ts';

export interface Found {
  readonly count: number; // of visible elements
  readonly text: string;
  readonly value: string;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly attribute: string | null;
  // Where a click reaches the element, or why it would not.
  readonly point?: readonly [x: number, y: number];
  readonly refusal?: string;
}

interface GuardedWindow extends Window {
  expectedClick?: readonly Element[] | undefined;
  wasClickOnTarget?: boolean | undefined;
}

// Runs in the page. If the layout moved after the search, the next click does not reach the wrong element and can be repeated.
export function guardClick(): void {
  const page = window as GuardedWindow;
  page.wasClickOnTarget = undefined;
  const stages = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const judge = (event: Event) => {
    const path = event.composedPath();
    page.wasClickOnTarget ??= page.expectedClick?.some((element) => path.includes(element)) ?? true;
    if (!page.wasClickOnTarget) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') for (const stage of stages) removeEventListener(stage, judge, true);
  };
  for (const stage of stages) addEventListener(stage, judge, { capture: true });
}

// Runs in the page, in any engine, as source text: it must not use anything from outside itself.
export function findInPage(target: Target, attribute = '', forClick = false): Found {
  const implicit: Record<string, string> = {
    alert: '[role=alert]',
    button: 'button, summary, input[type=submit], input[type=button]',
    checkbox: 'input[type=checkbox]',
    columnheader: 'th',
    combobox: 'select',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    option: 'option',
    radio: 'input[type=radio]',
    searchbox: 'input[type=search]',
    tab: '[role=tab]',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=password]',
  };
  const squeeze = (words: string) => words.replace(/\s+/g, ' ').trim();
  const matches = (words: string, { is, source }: Pattern) =>
    is === undefined ? new RegExp(source!).test(words) : words === is;
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (node.hasAttribute('aria-label')) return ` ${node.getAttribute('aria-label')} `;
    if (node instanceof HTMLImageElement) return ` ${node.alt} `;
    const inner = [...node.childNodes].map(wordsOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labels.length > 0) return squeeze(labels.map((label) => label.textContent).join(' '));
    if (element.getAttribute('aria-label')) return squeeze(element.getAttribute('aria-label')!);
    const own = (element as HTMLInputElement).labels;
    if (own && own.length > 0) return squeeze([...own].map(wordsOf).join(' '));
    return squeeze(wordsOf(element)) || squeeze(element.getAttribute('title') ?? '');
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const all = (wanted: Target): Element[] => {
    const roots: ParentNode[] = wanted.within ? all(wanted.within) : [document];
    const { role } = wanted;
    const selector = [wanted.css, role && `[role=${role}], ${implicit[role]}`].find(Boolean) ?? '*';
    const found = roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => !role || (element.getAttribute('role') ?? role) === role)
      .filter((element) => !wanted.name || matches(nameOf(element), wanted.name))
      .filter((element) => !wanted.text || matches(squeeze(wordsOf(element)), wanted.text))
      .filter(isVisible);
    // The innermost elements with this text.
    const inner = wanted.text ? found.filter((one) => !found.some((two) => two !== one && one.contains(two))) : found;
    return wanted.nth === undefined ? inner : inner.slice(wanted.nth, wanted.nth + 1 || undefined);
  };
  const pointOf = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const isHit = (element: Element): boolean => {
    const hit = document.elementFromPoint(...pointOf(element));
    return hit !== null && element.contains(hit);
  };
  const found = all(target);
  const [element] = found;
  if (!element)
    return { count: 0, text: '', value: '', checked: false, focused: false, attribute: null, refusal: 'not found' };
  const facts = {
    count: found.length,
    text: squeeze((element as HTMLElement).innerText ?? element.textContent),
    value: (element as HTMLInputElement).value ?? '',
    checked: (element as HTMLInputElement).checked ?? false,
    focused: element === document.activeElement,
    attribute: attribute ? element.getAttribute(attribute) : null,
  };
  if (!forClick) return facts;
  if ((element as HTMLButtonElement).disabled) return { ...facts, refusal: 'disabled' };
  // A box that is hidden behind its label is clicked there.
  const places = [element, ...((element as HTMLInputElement).labels ?? [])];
  const expectClick = (place: Element) => {
    (window as GuardedWindow).expectedClick = [element, place];
    return { ...facts, point: pointOf(place) };
  };
  for (const place of places) if (isHit(place)) return expectClick(place);
  for (const place of places) {
    place.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (isHit(place)) return expectClick(place);
  }
  const cover = document.elementFromPoint(...pointOf(element));
  return { ...facts, refusal: cover ? `covered by ${cover.outerHTML.slice(0, 120)}` : 'outside the window' };
}

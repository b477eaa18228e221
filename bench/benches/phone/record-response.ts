/// <reference lib="dom" />
export interface PageResponse {
  at: number; // when the screen showed the effect of a press; 0 until then
  control: string; // what was pressed
  presses: number;
  bytes: number; // transferred until then
}

export interface Target {
  readonly x: number;
  readonly y: number;
}

// Runs in the page before any other script. It is passed as text, so it must not use anything outside the function. `look` gives
// the place of the first control of the screen that can be seen; a press counts once it has changed the document, the address or the focus.
export function recordResponse(screen: string) {
  const response: PageResponse = { at: 0, control: '', presses: 0, bytes: 0 };
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="combobox"]';
  const isFree = (control: Element, { left, top, width, height }: DOMRect) => {
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    if (control.matches(':disabled, [aria-disabled="true"]')) return false;
    const over = document.elementFromPoint(x, y);
    return over !== null && (control.contains(over) || over.contains(control));
  };
  const findControl = (): Target | null => {
    for (const control of document.querySelector(screen)?.querySelectorAll(controls) ?? []) {
      const place = control.getBoundingClientRect();
      if (isFree(control, place)) return { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    }
    return null;
  };
  const respond = (control: string) => {
    if (response.at > 0) return;
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    const bytes = (entries as PerformanceResourceTiming[]).reduce((sum, { transferSize }) => sum + transferSize, 0);
    requestAnimationFrame(() => Object.assign(response, { control, bytes, at: performance.now() }));
  };

  let [address, isChanged, pressed] = ['', false, ''];
  let focused: Element | null = null;
  const changes = new MutationObserver(() => (isChanged = true));
  addEventListener('mousedown', () => (focused = document.activeElement), true);
  addEventListener(
    'click',
    () => {
      address ||= location.href;
      isChanged = false;
      changes.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    },
    true,
  );
  // The last listener of the press, in the same task: what the page changed because of it has been written by now.
  addEventListener('click', (event) => {
    changes.disconnect();
    response.presses += 1;
    const [control, focus] = [(event.target as Element).closest(controls), document.activeElement];
    pressed = `${control?.tagName} ${control?.getAttribute('aria-label') ?? control?.textContent ?? ''}`.slice(0, 60);
    // The browser focuses a button by itself; only an input is useful by that.
    const isFocused = focus !== focused && focus === control && focus?.matches('input, select, textarea') === true;
    if (isChanged || isFocused || location.href !== address) respond(pressed);
  });
  const look = () => {
    if (address && location.href !== address) respond(pressed); // an address may change later than the press
    return findControl();
  };
  Object.assign(window, { response, look });
}

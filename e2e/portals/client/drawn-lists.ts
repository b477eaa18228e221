interface Option {
  readonly value: string;
  readonly text: string;
}

const lineHeight = 32;
const linesInView = 9;

// A list drawn by the page: a search box, and options that exist only while it is open. A virtual one draws the lines in view.
export function drawLists(within: ParentNode): void {
  for (const list of within.querySelectorAll<HTMLElement>('[data-list]')) drawList(list);
}

function drawList(list: HTMLElement): void {
  const box = list.querySelector<HTMLInputElement>('[role=combobox]')!;
  const field = list.querySelector<HTMLInputElement>('input[type=hidden]')!;
  const options = JSON.parse(list.querySelector('.list-options')!.textContent) as readonly Option[];
  const isVirtual = list.dataset.list === 'virtual';
  let chosen = options.find(({ value }) => value === field.value);
  let popup: HTMLElement | undefined;
  let matching = options;

  const close = () => {
    popup?.remove();
    popup = undefined;
    box.setAttribute('aria-expanded', 'false');
    box.value = chosen?.text ?? ''; // what was typed without choosing is dropped
  };
  const choose = (option: Option) => {
    chosen = option;
    field.value = option.value;
    close();
    box.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const line = (option: Option, index: number) => {
    const element = document.createElement('div');
    element.setAttribute('role', 'option');
    element.setAttribute('aria-selected', String(option === chosen));
    element.setAttribute('aria-posinset', String(index + 1));
    element.setAttribute('aria-setsize', String(matching.length));
    element.textContent = option.text;
    // The box would lose the focus, and close, before a click arrived.
    element.addEventListener('mousedown', (event) => event.preventDefault());
    element.addEventListener('click', () => choose(option));
    return element;
  };
  const drawLines = () => {
    if (!popup) return;
    const first = isVirtual ? Math.floor(popup.scrollTop / lineHeight) : 0;
    const shown = matching.slice(first, isVirtual ? first + linesInView : undefined);
    const space = (lines: number) => {
      const element = document.createElement('div');
      element.setAttribute('aria-hidden', 'true');
      element.style.height = `${lines * lineHeight}px`;
      return element;
    };
    const { scrollTop } = popup;
    const rows = shown.map((option, index) => line(option, first + index));
    popup.replaceChildren(space(first), ...rows, space(matching.length - first - shown.length));
    popup.scrollTop = scrollTop;
  };
  const open = () => {
    if (popup) return;
    popup = document.createElement('div');
    popup.id = box.getAttribute('aria-controls')!;
    popup.className = 'options';
    popup.setAttribute('role', 'listbox');
    if (isVirtual) popup.addEventListener('scroll', drawLines);
    matching = options;
    list.append(popup);
    box.setAttribute('aria-expanded', 'true');
    drawLines();
  };
  box.addEventListener('click', open);
  box.addEventListener('input', () => {
    const wanted = box.value.toLowerCase();
    open();
    matching = options.filter(({ text }) => text.toLowerCase().includes(wanted));
    if (popup) popup.scrollTop = 0;
    drawLines();
  });
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') open();
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only] = matching;
    if (popup && only) choose(only);
  });
  box.addEventListener('blur', close);
}

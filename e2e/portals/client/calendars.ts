const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const two = (number: number) => String(number).padStart(2, '0');

const written = (pattern: string, year: number, month: number, day: number) =>
  pattern
    .replace('YYYY', String(year))
    .replace('MMM', months[month]!.slice(0, 3))
    .replace('MM', two(month + 1))
    .replace('DD', two(day));

// A calendar for an input that cannot be typed in.
export function openCalendars(): void {
  for (const picker of document.querySelectorAll<HTMLElement>('.picker')) {
    const input = picker.querySelector('input')!;
    const button = picker.querySelector('button')!;
    let open: HTMLElement | undefined;
    const close = () => {
      open?.remove();
      open = undefined;
    };
    const choose = (year: number, month: number, day: number) => {
      input.value = written(input.dataset.pattern!, year, month, day);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      close();
    };
    const toggle = () => {
      if (open) return close();
      open = calendar(choose);
      picker.append(open);
    };
    button.addEventListener('click', toggle);
    input.addEventListener('click', toggle);
    document.addEventListener('mousedown', ({ target }) => {
      if (target instanceof Node && !picker.contains(target)) close();
    });
  }
}

function calendar(choose: (year: number, month: number, day: number) => void): HTMLElement {
  const element = document.createElement('div');
  element.className = 'days';
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-label', 'Calendar');
  const today = new Date();
  let year = today.getFullYear();
  let month = today.getMonth();
  const press = (text: string, label: string, action: () => void) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.setAttribute('aria-label', label);
    button.addEventListener('click', action);
    return button;
  };
  const move = (by: number) => {
    const moved = new Date(Date.UTC(year, month + by, 1));
    year = moved.getUTCFullYear();
    month = moved.getUTCMonth();
    draw();
  };
  const draw = () => {
    const header = document.createElement('header');
    const title = document.createElement('b');
    title.textContent = `${months[month]} ${year}`;
    header.append(
      press('«', 'Year before', () => move(-12)),
      press('‹', 'Month before', () => move(-1)),
      title,
      press('›', 'Month after', () => move(1)),
      press('»', 'Year after', () => move(12)),
    );
    const grid = document.createElement('div');
    grid.className = 'day-grid';
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    const weekday = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7; // weeks begin on Monday
    for (let day = 1; day <= last; day += 1) {
      const button = press(String(day), `${day} ${months[month]} ${year}`, () => choose(year, month, day));
      if (day === 1) button.style.gridColumnStart = String(weekday + 1);
      grid.append(button);
    }
    element.replaceChildren(header, grid);
  };
  draw();
  return element;
}

import type { ShownWhen } from '../conditions/shown-when.ts';

function holds(condition: ShownWhen, posted: FormData): boolean {
  if ('is' in condition) return condition.is;
  if ('all' in condition) return condition.all.every((each) => holds(each, posted));
  if ('any' in condition) return condition.any.some((each) => holds(each, posted));
  if ('not' in condition) return !holds(condition.not, posted);
  return posted.getAll(condition.name).some((value) => typeof value === 'string' && condition.values.includes(value));
}

// Controls that appear and disappear with the answers before them. A hidden one is disabled, so that it is not submitted and does not
// decide about others.
export function followConditions(): void {
  const form = document.querySelector('form');
  const places = [...document.querySelectorAll<HTMLElement>('[data-when]')];
  if (!form || places.length === 0) return;
  const update = () => {
    for (const place of places) {
      const isShown = holds(JSON.parse(place.dataset.when!) as ShownWhen, new FormData(form));
      place.hidden = !isShown;
      for (const control of place.querySelectorAll<HTMLInputElement>('input, select, textarea'))
        control.disabled = !isShown;
    }
  };
  form.addEventListener('input', update);
  form.addEventListener('change', update);
  update();
}

import { drawLists } from './drawn-lists.ts';

// A button adds an item of a repeated question, as often as the page allows.
export function repeatBlocks(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-block]')) {
    const count = block.querySelector<HTMLInputElement>('input[name^="__items_"]')!;
    const add = block.querySelector<HTMLButtonElement>('button.add');
    const items = block.querySelector('.items')!;
    const template = block.querySelector('template')!;
    add?.addEventListener('click', () => {
      const number = Number(block.dataset.first) + Number(count.value);
      const place = document.createElement('div');
      place.innerHTML = template.innerHTML.replaceAll('{n}', String(number));
      const item = place.firstElementChild!;
      items.append(item);
      drawLists(item);
      count.value = String(Number(count.value) + 1);
      add.disabled = Number(count.value) >= Number(block.dataset.most);
    });
  }
}

import { composedElements, isInside, namedElements } from '../collect/composed-tree.ts';
import { isHtmlElement, isInput, styleOf } from '../collect/node-kinds.ts';
import { tidy } from '../collect/read-text.ts';
import { scrollerOf, Sight } from '../collect/visibility.ts';

const optionRoles = '[role=option], [role=menuitem], [role=menuitemradio], [role=treeitem]';
const plainOptions = 'li, [data-value], [class*=option i], [class*=item i]';

export const listOptionText = (option: Element): string => tidy(option.textContent ?? '');

// The options that became visible after a list was opened, wherever the page draws them.
export class ListOptions {
  readonly #opener: HTMLElement;
  readonly #before: ReadonlySet<Element>;

  constructor(opener: HTMLElement) {
    this.#opener = opener;
    this.#before = new Set(this.#visible(`${optionRoles}, ${plainOptions}, input`));
  }

  find(): readonly HTMLElement[] {
    const named = this.#named();
    const found = named.length > 0 ? named : this.#appeared(optionRoles);
    return found.length > 0 ? found : this.#appeared(plainOptions);
  }

  isOpen(): boolean {
    return this.find().length > 0;
  }

  // Where text filters the options: the control itself, an input inside of it, or one that appeared with the options.
  searchBox(): HTMLInputElement | null {
    if (isInput(this.#opener)) return this.#opener.readOnly ? null : this.#opener;
    const inner = [...this.#opener.querySelectorAll('input')].find(isSearchInput);
    if (inner !== undefined) return inner;
    const appeared = this.#visible('input').filter((input) => !this.#before.has(input));
    return (appeared as HTMLInputElement[]).find(isSearchInput) ?? null;
  }

  // The box that scrolls the options; null if all of them are there.
  scroller(): Element | null {
    const [first] = this.find();
    const scroller = first === undefined ? null : scrollerOf(first);
    return scroller !== null && scroller.scrollHeight > scroller.clientHeight + 1 ? scroller : null;
  }

  // Options of the list that the control names, as soon as they are visible.
  #named(): readonly HTMLElement[] {
    if (this.#opener.getAttribute('role') === 'listbox') return this.#inside(this.#opener);
    const owners = [this.#opener, ...this.#opener.querySelectorAll('[aria-controls], [aria-owns]')];
    const lists = owners.flatMap((owner) => [
      ...namedElements(owner, 'aria-controls'),
      ...namedElements(owner, 'aria-owns'),
    ]);
    return lists.flatMap((list) => this.#inside(list));
  }

  #inside(list: Element): readonly HTMLElement[] {
    const sight = new Sight();
    const isOption = (element: Element) => element.matches(optionRoles) && isShown(element, sight);
    return [...composedElements(list)].filter(isHtmlElement).filter(isOption);
  }

  #appeared(selector: string): readonly HTMLElement[] {
    const found = this.#visible(selector).filter(
      (element) => !this.#before.has(element) && listOptionText(element) !== '',
    );
    return found.filter((element) => !found.some((other) => other !== element && isInside(other, element)));
  }

  #visible(selector: string): readonly HTMLElement[] {
    const sight = new Sight();
    const fits = (element: Element) => element.matches(selector) && isShown(element, sight);
    return [...composedElements(this.#opener.ownerDocument)].filter(isHtmlElement).filter(fits);
  }
}

// Lists that fade in cannot be pressed yet.
const isShown = (element: Element, sight: Sight) => sight.isSeen(element) && styleOf(element).pointerEvents !== 'none';

const isSearchInput = (input: HTMLInputElement) =>
  ['text', 'search'].includes(input.type) && !input.readOnly && !input.disabled;

export const isOptionDisabled = (option: Element): boolean =>
  option.getAttribute('aria-disabled') === 'true' ||
  /(?:^|[-_\s])disabled(?:$|\s)/i.test(option.getAttribute('class') ?? '');

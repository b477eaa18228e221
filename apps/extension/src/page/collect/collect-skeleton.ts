import type { ControlKind, PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { askedFormat } from './asked-format.ts';
import { composedElements, namedElements } from './composed-tree.ts';
import { GroupTitles, isHeading } from './control-groups.ts';
import { hiddenFieldOf, kindOf } from './control-kind.ts';
import { labelOf, labelOfBox, labelOfGroup, optionText, type ReadLabel } from './control-label.ts';
import { findGroups, type ButtonGroup } from './button-groups.ts';
import { isGeneratedId, isGeneratedName } from './generated-id.ts';
import { textAfter } from './neighbour-text.ts';
import { isHtmlElement, isSelect } from './node-kinds.ts';
import { cutLine, labelText, tidy } from './read-text.ts';
import { Sight } from './visibility.ts';

// The elements of a control: one, or all buttons or boxes of a group in the order of its options.
type LiveControls = ReadonlyMap<string, readonly HTMLElement[]>;

export interface CollectedPage {
  readonly skeleton: PageSkeleton;
  readonly controls: LiveControls;
  readonly isUnchanged: (ref: string) => boolean; // the elements of a control still have its names and label
}

const mostControls = 600;
const mostHeadings = 40;
const mostOptions = 400;

// What a page asks for, without anything that was entered. `frame` of its controls is set by the caller, who knows the frames.
export function collectSkeleton(root: Document): CollectedPage {
  const page = readPage(root);
  const groups = findGroups(page.found);
  const controls: PageControl[] = [];
  const live = new Map<string, readonly HTMLElement[]>();
  const identities = new Map<string, () => boolean>();
  for (const { element, kind, groupFor } of page.found) {
    const buttons = groups.get(element);
    if (buttons === 'member' || controls.length === mostControls) continue;
    const ref = `c${controls.length + 1}`;
    controls.push(describe(ref, element, kind, buttons, groupFor));
    live.set(ref, buttons?.elements ?? [element]);
    const before = identityOf(element, kind, buttons);
    identities.set(ref, () => identityOf(element, kind, buttons) === before);
  }
  const { location } = root.defaultView ?? window;
  const skeleton = {
    origin: (root.defaultView ?? window).origin,
    path: cutLine(location.pathname.replaceAll(/\d{3,}/g, '#')),
    title: cutLine(tidy(root.title)),
    headings: page.headings.slice(0, mostHeadings),
    controls,
  };
  return { skeleton, controls: live, isUnchanged: (ref) => identities.get(ref)?.() === true };
}

interface FoundControl {
  readonly element: HTMLElement;
  readonly kind: ControlKind;
  readonly groupFor: (own: Element | null) => string;
}

function readPage(root: Document): { readonly found: readonly FoundControl[]; readonly headings: readonly string[] } {
  const found: FoundControl[] = [];
  const headings: string[] = [];
  const titles = new GroupTitles();
  const sight = new Sight();
  const lists = new Set<Element>(); // the search box and options of a list belong to it
  for (const element of composedElements(root, (entered) => !lists.has(entered) && isEntered(entered))) {
    if (isHeading(element) || element.getAttribute('aria-current') === 'step') {
      const text = element.checkVisibility({ checkVisibilityCSS: true }) ? cutLine(labelText(element)) : '';
      if (text !== '') headings.push(text);
    }
    if (element.checkVisibility({ checkVisibilityCSS: true })) titles.add(element);
    const kind = kindOf(element);
    if (kind === null || !isHtmlElement(element) || !isOffered(element, sight)) continue;
    if (kind === 'list') lists.add(element);
    found.push({ element, kind, groupFor: titles.groupsSoFar(element) });
  }
  return { found, headings };
}

const isEntered = (element: Element) => !['template', 'svg', 'script', 'style', 'noscript'].includes(element.localName);

// Rows that a page keeps to be copied have a place-holder instead of their number.
const copiedRow = /__(?:prefix|index|name|id|i|n)__|\{\{?\s*(?:index|i|n|id)\s*\}?\}|\[(?:INDEX|X|N)\]/;

function isOffered(element: HTMLElement, sight: Sight): boolean {
  if (copiedRow.test(`${element.id} ${element.getAttribute('name') ?? ''}`)) return false;
  return sight.isControlVisible(element);
}

function describe(
  ref: string,
  element: HTMLElement,
  kind: ControlKind,
  buttons: ButtonGroup | undefined,
  groupFor: (own: Element | null) => string,
): PageControl {
  const { label, isRequired } = labelFor(element, kind, buttons);
  const members = buttons?.elements ?? [element];
  const { maxLength } = element as HTMLInputElement;
  const id = buttons === undefined ? element.id : (buttons.container?.id ?? ''); // each button has an id of its own
  const name = nameOf(element);
  return {
    ref,
    kind,
    id: isGeneratedId(id) ? '' : cutLine(id),
    name: isGeneratedName(name) ? '' : cutLine(name),
    label,
    group: groupFor(buttons?.container ?? null),
    required: isRequired || members.some((member) => member.hasAttribute('required')),
    maxLength: typeof maxLength === 'number' && maxLength > 0 ? maxLength : null,
    options: optionsOf(element, buttons).slice(0, mostOptions),
    pattern: kind === 'text' || kind === 'list' ? patternOf(element, label) : '',
    frame: '',
  };
}

// Pages reuse the elements of one question for the next one. Digits are left out: a label may hold a counter.
function identityOf(element: HTMLElement, kind: ControlKind, buttons: ButtonGroup | undefined): string {
  const { label } = labelFor(element, kind, buttons);
  return [element.id, nameOf(element), label.replaceAll(/\d+/g, '')].join('\n');
}

function labelFor(element: HTMLElement, kind: ControlKind, buttons: ButtonGroup | undefined): ReadLabel {
  if (buttons !== undefined) return labelOfGroup(element, buttons.container);
  return kind === 'checkbox' ? labelOfBox(element) : labelOf(element);
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('name') ?? '';
  return name === '' ? (hiddenFieldOf(element)?.name ?? '') : name;
}

function optionsOf(element: HTMLElement, buttons: ButtonGroup | undefined): string[] {
  if (buttons !== undefined) return buttons.elements.map((button) => cutLine(optionText(button)));
  if (isSelect(element))
    return [...element.options].map((option) => cutLine(tidy(option.label))).filter((text) => text !== '');
  if (element.getAttribute('role') !== 'listbox') return [];
  return [...element.querySelectorAll('[role=option]')].map((option) => cutLine(tidy(option.textContent ?? '')));
}

const formatAttributes = [
  'placeholder',
  'data-placeholder',
  'data-format',
  'data-date-format',
  'data-inputmask',
  'data-mask',
  'title',
];

// The shape of a date in a placeholder, label or hint; otherwise the expression that the page checks.
function patternOf(element: HTMLElement, label: string): string {
  const attributes = formatAttributes.map((attribute) => element.getAttribute(attribute) ?? '');
  const hints = namedElements(element, 'aria-describedby').map((hint) => labelText(hint));
  const shape = askedFormat([...attributes, label, ...hints, textAfter(element)]);
  return shape === '' ? cutLine(element.getAttribute('pattern') ?? '') : shape;
}

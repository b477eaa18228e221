import { closestComposed, isInside, namedElements } from './composed-tree.ts';
import { isHtmlElement } from './node-kinds.ts';
import { sharedTextBefore, textAfter, textBefore } from './neighbour-text.ts';
import { labelText, tidy, withoutMarks } from './read-text.ts';
import { columnHeader, rowHeader } from './table-header.ts';

export interface ReadLabel {
  readonly label: string;
  readonly isRequired: boolean;
}

// Label of one control as a person reads it.
export function labelOf(control: HTMLElement): ReadLabel {
  const methods = [
    labelElements,
    ariaLabel,
    columnHeader,
    rowHeader,
    textBefore,
    hostLabel,
    titleOf,
    placeholderOf,
    sharedTextBefore,
  ];
  return firstLabel(control, methods);
}

// A single box: its text stands behind it.
export function labelOfBox(box: HTMLElement): ReadLabel {
  return firstLabel(box, [
    labelElements,
    ariaLabel,
    ownText,
    textAfter,
    columnHeader,
    rowHeader,
    textBefore,
    hostLabel,
    titleOf,
  ]);
}

// Text of one button of a radio group or one box of a group.
export function optionText(button: HTMLElement): string {
  return firstLabel(button, [labelElements, ariaLabel, ownText, textAfter, titleOf, valueText]).label;
}

// The question above a group of buttons or boxes: of the element that encloses exactly them, or the text before them.
export function labelOfGroup(first: HTMLElement, container: Element | null): ReadLabel {
  const start = first.closest('label') ?? first;
  const fromContainer = container === null ? '' : containerLabel(container);
  if (fromContainer !== '') return withRequired(fromContainer, [first, container]);
  const methods = [columnHeader, rowHeader, textBefore, hostLabel, sharedTextBefore];
  return firstLabel(start, methods, first);
}

export function containerLabel(container: Element): string {
  const legend = [...container.children].find((child) => child.localName === 'legend');
  return legend === undefined ? ariaLabel(container) : labelText(legend);
}

function firstLabel(
  control: HTMLElement,
  methods: readonly ((element: HTMLElement) => string)[],
  owner = control,
): ReadLabel {
  for (const read of methods) {
    const text = read(control);
    if (text !== '') return withRequired(text, [owner]);
  }
  return withRequired('', [owner]);
}

function withRequired(text: string, elements: readonly (Element | null)[]): ReadLabel {
  const { label, isRequired } = withoutMarks(text);
  return { label, isRequired: isRequired || elements.some((element) => element !== null && isMarkedRequired(element)) };
}

const requiredClass = /(?:^|[-_\s])required(?:$|\s)/i;

function isMarkedRequired(element: Element): boolean {
  if (element.hasAttribute('required') || element.getAttribute('aria-required') === 'true') return true;
  return labelsOf(element).some((label) => requiredClass.test(label.className));
}

function labelsOf(element: Element): readonly HTMLLabelElement[] {
  const { labels } = element as HTMLInputElement;
  return labels === null || labels === undefined ? [] : [...labels];
}

function labelElements(control: Element): string {
  return tidy(
    labelsOf(control)
      .map((label) => labelText(label))
      .join(' '),
  );
}

function ariaLabel(control: Element): string {
  const named = namedElements(control, 'aria-labelledby').filter((element) => !isInside(element, control));
  const text = tidy(named.map((element) => labelText(element)).join(' '));
  return text === '' ? tidy(control.getAttribute('aria-label') ?? '') : text;
}

// Content of a button or box that is not the browser's own.
function ownText(control: HTMLElement): string {
  return control.localName === 'input' ? '' : tidy(control.textContent ?? '');
}

// A component of the page: the label is an attribute of the element that encloses the shadow root, or points at it.
function hostLabel(control: Element): string {
  const root = control.getRootNode();
  if (!('host' in root)) return '';
  const host = root.host as Element;
  const pointing = labelFor(host);
  return pointing || ariaLabel(host) || tidy(host.getAttribute('label') ?? '') || hostLabel(host);
}

function labelFor(host: Element): string {
  if (!isHtmlElement(host)) return '';
  const enclosing = closestComposed(host, (element) => element.localName === 'label');
  if (enclosing !== null) return labelText(enclosing);
  if (host.id === '') return '';
  const root = host.getRootNode() as Document | ShadowRoot;
  const label = root.querySelector(`label[for="${CSS.escape(host.id)}"]`);
  return label === null ? '' : labelText(label);
}

const titleOf = (control: Element): string => tidy(control.getAttribute('title') ?? '');
const placeholderOf = (control: Element): string => tidy(control.getAttribute('placeholder') ?? '');
const valueText = (control: Element): string => tidy(control.getAttribute('value') ?? '');

type Child = Node | string | null | false;
type Attributes = Readonly<Record<string, string>>;

// No HTML strings: the page's policy does not allow them.
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

// Icons are part of the served page.
export function icon(name: string): SVGElement {
  const made = document.createElementNS(svg, 'svg');
  made.setAttribute('class', 'icon');
  made.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#icon-${name}`);
  made.append(use);
  return made;
}

export const byId = (id: string): HTMLElement => document.getElementById(id)!;

import type { PageAttack } from './page-attacks.ts';

const field = 'passportno';

const withRule = (rule: string) => ({
  content: `document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = ${JSON.stringify(rule)};
    document.head.append(style);
  });`,
});

// A field of the known page that a person cannot see.
const hidden = (how: string, style: string, isSmall = false): PageAttack => ({
  name: `a known field ${how}`,
  isSmall,
  mayFill: true,
  emptyFields: [field],
  script: withRule(`body { overflow-x: hidden } #${field} { ${style} }`),
});

// A second field with the names of a known one, for robots.
const copied = (how: string, style: string, isSmall = false): PageAttack => ({
  name: `a copy of a known field ${how}`,
  isSmall,
  mayFill: true,
  emptyFields: ['copy'],
  script: {
    content: `document.addEventListener('DOMContentLoaded', () => {
      const copy = document.getElementById('${field}').parentElement.cloneNode(true);
      for (const control of copy.querySelectorAll('input')) { control.id = 'copy'; control.style.cssText = ${JSON.stringify(style)}; }
      document.querySelector('form').prepend(copy);
    });`,
  },
});

export const hiddenControls: readonly PageAttack[] = [
  hidden('left of the page', 'position: absolute; left: -9999px'),
  hidden('right of the page', 'position: absolute; left: 30000px', true),
  hidden('fixed below the window', 'position: fixed; top: 300vh'),
  hidden('without opacity', 'opacity: 0'),
  hidden('made transparent by a filter', 'filter: opacity(0)', true),
  hidden('cut to nothing', 'clip-path: circle(0)'),
  hidden('of one pixel', 'width: 1px; height: 1px; padding: 0; border: 0'),
  hidden('scaled to nothing', 'transform: scale(0)'),
  copied('left of the page', 'position: absolute; left: -9999px', true),
  copied('right of the page', 'position: absolute; left: 30000px'),
  copied('in full view', ''),
];

import type { PageAttack } from './page-attacks.ts';

// Pages that look like the portal's and are none of its.
export const imitations: readonly PageAttack[] = [
  {
    name: 'the same page on another port of the same host',
    isSmall: true,
    url: ({ evil }) => `${evil.sameHost}/apply/person`,
    mayFill: false,
    shown: ['no portal'],
  },
  {
    name: 'the same page on a host outside the list',
    url: ({ evil }) => `${evil.otherHost}/apply/person`,
    mayFill: false,
    shown: ['no portal'],
  },
  {
    name: 'the portal in a frame of another site',
    url: ({ evil }) => `${evil.sameHost}/frame-of?path=/apply/person`,
    mayFill: false,
    shown: ['no portal'],
  },
  {
    name: 'a frame of another site in the portal, with the same fields',
    mayFill: true,
    script: () => {
      document.addEventListener('DOMContentLoaded', () => {
        const frame = document.createElement('iframe');
        frame.src = 'http://127.0.0.1:18099/apply/person';
        frame.style.cssText = 'width:900px;height:900px';
        document.body.append(frame);
      });
    },
    whileFilling: ({ page }) => page.waitForTimeout(1_500),
  },
  {
    name: 'the known page in an invisible frame of the portal',
    isSmall: true,
    isSlow: true,
    mayMark: true,
    mayFill: false,
    script: () => {
      if (window.top !== window) return;
      document.addEventListener('DOMContentLoaded', () => {
        const frame = document.createElement('iframe');
        frame.src = location.href;
        frame.style.cssText = 'position:absolute;opacity:0;width:900px;height:900px';
        document.querySelector('form')!.remove();
        document.body.append(frame);
      });
    },
  },
  {
    name: 'the known page in a frame without a size',
    isSlow: true,
    mayMark: true,
    mayFill: false,
    script: () => {
      if (window.top !== window) return;
      document.addEventListener('DOMContentLoaded', () => {
        const frame = document.createElement('iframe');
        frame.src = location.href;
        frame.style.cssText = 'width:1px;height:1px;border:0';
        document.querySelector('form')!.remove();
        document.body.append(frame);
      });
    },
  },
];

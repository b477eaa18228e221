import type { Page } from '@playwright/test';

// What is wider than the window: the page itself, and controls and texts that end outside of it although nothing around them scrolls.
export const overflowFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const clips = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    for (const element of document.body.querySelectorAll(
      'button, a, input, select, textarea, h1, h2, h3, p, label, td',
    )) {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isOutside = right > clientWidth + 1 || (left < -1 && right > 1);
      if (!isOutside || width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (clips(element)) continue;
      const name = (element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40);
      faults.push(
        `${element.tagName.toLowerCase()} “${name}” reaches from ${Math.round(left)} to ${Math.round(right)}`,
      );
    }
    return faults;
  });

import { test as base, expect } from '@playwright/test';
import { beenHereBefore } from './tours.ts';

const mark = 'policy violation:';

// Every journey fails when the page breaks its own content security policy, whatever else it shows.
export const test = base.extend<{ violations: string[]; newcomer: boolean }>({
  newcomer: [false, { option: true }], // sees the tours that open by themselves
  context: async ({ context, newcomer }, give) => {
    if (!newcomer) await beenHereBefore(context);
    await give(context);
  },
  violations: [
    async ({ context }, use) => {
      const seen: string[] = [];
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(prefix, event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber),
        );
      }, mark);
      context.on('console', (message) => {
        if (message.text().startsWith(mark)) seen.push(message.text());
      });
      await use(seen);
      expect(seen, 'content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { test as base, expect } from '@playwright/test';
import { markToursSeen } from './mark-tours-seen.ts';

const mark = 'policy violation:';

// Every test fails if the page violates its content security policy.
export const test = base.extend<{ violations: string[]; newcomer: boolean }>({
  newcomer: [false, { option: true }], // a new user, for whom tours start by themselves
  context: async ({ context, newcomer }, give) => {
    if (!newcomer) await markToursSeen(context);
    await give(context);
  },
  violations: [
    async ({ context }, use) => {
      const found: string[] = [];
      await context.addInitScript((prefix) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(prefix, event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber),
        );
      }, mark);
      context.on('console', (message) => {
        if (message.text().startsWith(mark)) found.push(message.text());
      });
      await use(found);
      expect(found, 'content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

import { test as base, expect } from '@playwright/test';

const mark = 'policy violation:';

// Every journey fails when the page breaks its own content security policy, whatever else it shows.
export const test = base.extend<{ violations: string[] }>({
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

import { screens, screenFor } from '@visawright/contract/platform/screens.ts';
import { principals } from '../kit/accounts/demo-people.ts';
import { at, origin, realmAddresses } from '../kit/server/addresses.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { onlyInAll } from '../kit/browser/scope.ts';

// Every test checks that `violations` stays empty (kit/browser/test.ts). Here each screen is opened by a role that may see it.
for (const principal of principals) {
  test(
    `${principal.name}: no screen violates the content security policy or logs an error`,
    onlyInAll,
    async ({ page, violations }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await signIn(page, realmAddresses.bluegate, principal.name);
      for (const path of [...new Set(screens.flatMap((row) => row.paths)), '/no-such-route']) {
        const destination = screenFor(path, principal.role);
        await openRoute(page, path);
        await expectScreen(page, typeof destination === 'string' ? destination : destination.id);
      }
      expect(violations).toEqual([]);
      expect(errors).toEqual([]);
    },
  );
}

test('the policy allows no unsafe scripts and requires trusted types', async ({ page }) => {
  for (const address of [
    at(realmAddresses.root),
    at(realmAddresses.sunrise),
    `${origin}/bluegate`,
    `${origin}/nobody-here`,
  ]) {
    const response = await page.request.get(address);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:|https:/);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe/);
  }
});

test('an injected script does not run', async ({ page, violations }) => {
  await page.goto(at(realmAddresses.sunrise));
  await expectScreen(page, 'signIn');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.ran = true';
      document.body.append(script);
    } catch {
      return 'refused'; // Trusted Types
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return 'ran' in window;
  });
  expect([false, 'refused']).toContain(ran);
  violations.length = 0; // remove the expected ones
});

test('a worker runs only from our own files', async ({ page, violations }) => {
  await page.goto(at(realmAddresses.sunrise));
  await expectScreen(page, 'signIn');
  const refused = await page.evaluate(() => {
    const own = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    return [own, 'data:text/javascript,1', '/assets/index.js', 'https://other.test/assets/a.worker-b.js'].map((url) => {
      try {
        new Worker(url).terminate();
        return `${url} ran`;
      } catch {
        return 'refused';
      }
    });
  });
  expect(refused).toEqual(['refused', 'refused', 'refused', 'refused']);
  violations.length = 0; // remove the expected ones
});

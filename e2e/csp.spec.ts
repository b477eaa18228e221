import { screens, screenFor } from '@visawright/contract/screens.ts';
import { principals } from './kit/people.ts';
import { at, origin, places } from './kit/places.ts';
import { expectScreen, openRoute } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';

// The `violations` of every test must stay empty (kit/test.ts); here each screen is opened on purpose, by one who may.
for (const principal of principals) {
  test(`${principal.name}: no screen breaks the content security policy or writes an error`, async ({
    page,
    violations,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signIn(page, places.bluegate, principal.name);
    for (const path of [...new Set(screens.flatMap((row) => row.paths)), '/no-such-route']) {
      const destination = screenFor(path, principal.role);
      await openRoute(page, path);
      await expectScreen(page, typeof destination === 'string' ? destination : destination.id);
    }
    expect(violations).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the policy holds no unsafe word for scripts and asks for trusted types', async ({ page }) => {
  for (const address of [at(places.root), at(places.sunrise), `${origin}/bluegate`, `${origin}/nobody-here`]) {
    const response = await page.request.get(address);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|http:|https:/);
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe/);
  }
});

test('a script a stranger put into the page does not run', async ({ page, violations }) => {
  await page.goto(at(places.sunrise));
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
  violations.length = 0; // the ones just provoked
});

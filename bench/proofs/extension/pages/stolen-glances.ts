import type { PageAttack } from './page-attacks.ts';

// The page's own script tries to see or to start what is not its business. What it hears is in `heard`.
export const stolenGlances: readonly PageAttack[] = [
  {
    name: 'setters, prototypes and observers that report what they are given',
    mayFill: true,
    script: () => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      let isTaking = false;
      const { stringify } = JSON;
      const take = (value: unknown) => {
        if (isTaking || heard.length > 20_000) return;
        isTaking = true;
        try {
          heard.push(typeof value === 'string' ? value : stringify(value));
        } catch {
          // refers to itself
        }
        isTaking = false;
      };
      const wrap = (owner: object, name: string) => {
        const own = Reflect.get(owner, name) as ((...given: unknown[]) => unknown) | undefined;
        if (typeof own !== 'function') return;
        Reflect.set(owner, name, function wrapped(this: unknown, ...given: unknown[]) {
          given.forEach(take);
          return Reflect.apply(own, this, given);
        });
      };
      for (const owner of [
        Element.prototype,
        Node.prototype,
        EventTarget.prototype,
        Storage.prototype,
        MessagePort.prototype,
        JSON,
      ])
        for (const name of Object.getOwnPropertyNames(owner))
          if (
            /^(append|attachShadow|setAttribute|dispatchEvent|postMessage|setItem|parse|stringify|insertBefore)$/.test(
              name,
            )
          )
            wrap(owner, name);
      for (const name of ['answers', 'grant', 'steps', 'write', 'text', 'ask'])
        // oxlint-disable-next-line no-extend-native -- this is the attack
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          set(value: unknown) {
            take(value);
            Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true });
          },
        });
      for (const type of ['message', 'input', 'beforeinput', 'keydown', 'change', 'storage', 'focusin'])
        window.addEventListener(
          type,
          (event) => take((event as InputEvent).data ?? (event.target as HTMLInputElement | null)?.value ?? ''),
          { capture: true },
        );
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          take((target as Element).textContent ?? '');
          for (const node of addedNodes) take(node.textContent ?? '');
        }
      }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    },
  },
  {
    name: 'presses and keys that no person made',
    url: ({ evil }) => `${evil.sameHost}/apply/person`,
    mayFill: false,
    whileFilling: async ({ page }) => {
      await page.evaluate(() => {
        for (const target of [window, document, document.body])
          for (const type of ['pointerdown', 'keydown', 'keyup', 'click']) {
            const keys = { key: 'F', code: 'KeyF', altKey: true, shiftKey: true, bubbles: true };
            target.dispatchEvent(
              type.startsWith('key') ? new KeyboardEvent(type, keys) : new PointerEvent(type, { bubbles: true }),
            );
          }
      });
    },
  },
  {
    name: 'the panel in a frame of the page',
    mayFill: true,
    whileFilling: async ({ page }, { browser }) => {
      await page.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
        setTimeout(() => {
          let text: string;
          try {
            text = frame.contentDocument?.documentElement.textContent ?? '';
          } catch (error) {
            text = String(error);
          }
          Object.assign(window, { heard: [text] });
        }, 800);
      }, `chrome-extension://${browser.id}/sidepanel.html`);
      await page.waitForTimeout(1_000);
    },
  },
];

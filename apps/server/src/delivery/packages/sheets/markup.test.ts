import { expect, test } from 'vitest';
import { cssText, html } from './markup.ts';

test('escapes text', () => {
  const wrote = `<script>"it's" & more</script>`;
  expect(html`<p>${wrote}</p>`.text).toBe('<p>&lt;script&gt;&quot;it&#39;s&quot; &amp; more&lt;/script&gt;</p>');
  expect(html`<p>${html`<b>${'<'}</b>`}${[html`1`, html`2`]}${null}${0}</p>`.text).toBe('<p><b>&lt;</b>120</p>');
});

test('escapes text in a style sheet', () => {
  expect(cssText('Sun "rise"; }</style>')).toBe('"Sun \\22 rise\\22 \\3b  \\7d \\3c \\2f style\\3e "');
});

import { expect, test } from 'vitest';
import { guidePage, indexPage } from './guide-page.ts';
import { headingSlug } from './heading-slug.ts';
import { renderMarkdown, type Targets } from './markdown.ts';

const targets: Targets = {
  link: (target) => `/help/${target.replace('.md', '')}`,
  picture: (target) => ({ src: `/assets/${target}`, width: 8, height: 4 }),
};
const render = (text: string) => renderMarkdown(text, targets);

test('paragraphs, bold, code and links; text is never markup', () => {
  expect(render('One **b** and `<c>`\nwith [a link](agent.md) & more')).toBe(
    '<p>One <b>b</b> and <code>&lt;c&gt;</code> with <a href="/help/agent">a link</a> &amp; more</p>',
  );
  expect(render('a <script>alert(1)</script>')).toBe('<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>');
  expect(() => render('<script>alert(1)</script>')).toThrow('may not contain');
  expect(() => render('![](picture.webp)')).toThrow('may not contain'); // no alt text
});

test('lists with text on several lines and parts of their own', () => {
  expect(render('1. One\n   more\n2. Two\n\n   ![a picture](p.webp)\n\n- x\n- y')).toBe(
    '<ol><li>One more</li><li><p>Two</p>\n' +
      '<figure><img src="/assets/p.webp" width="8" height="4" alt="a picture" loading="lazy"></figure></li></ol>\n' +
      '<ul><li>x</li><li>y</li></ul>',
  );
});

test('tables and notes', () => {
  expect(render('| See | Do |\n| --- | --- |\n| a | **b** |')).toBe(
    '<table><thead><tr><th scope="col">See</th><th scope="col">Do</th></tr></thead><tbody>' +
      '<tr><td>a</td><td><b>b</b></td></tr></tbody></table>',
  );
  expect(render('> Mind\n> this')).toBe('<aside class="help-note"><p>Mind this</p></aside>');
});

test('headings have the anchors of the repository', () => {
  expect(render('## Create your account, or sign in')).toBe(
    '<h2 id="create-your-account-or-sign-in">Create your account, or sign in</h2>',
  );
  expect(headingSlug('दस्तावेज़ जोड़ें!')).toBe('दस्तावेज़-जोड़ें');
  expect(headingSlug('`ops/stack` — **run** [here](a.md)')).toBe('opsstack--run-here');
});

test('a page has its contents, its sections and the languages of the guide', () => {
  const text = '# Guide\n\nLead of it.\n\n## First <x>\n\nA.\n\n## Second\n\nB.\n';
  const { title, body } = guidePage({ name: 'agent', language: 'en', text }, ['en', 'hi'], targets);
  expect(title).toBe('Guide · __BRAND__');
  expect(body).toContain('<li><a href="#first-x">First &lt;x&gt;</a></li>');
  expect(body.match(/<section>/g)).toHaveLength(2);
  expect(body).toContain('href="/help/agent?lang=hi" lang="hi">');
  expect(guidePage({ name: 'agent', language: 'en', text }, ['en'], targets).body).not.toContain('lang="hi"');
  expect(indexPage('hi', [{ name: 'agent', language: 'en', text }]).body).toContain(
    '<a href="/help/agent?lang=hi" lang="en"><b>Guide</b><span>Lead of it.</span></a>',
  );
});

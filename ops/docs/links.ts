import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { headingSlug } from '../../apps/web/src/help/guide/heading-slug.ts';
import { root } from './doc-pages.ts';

const withoutFences = (text: string) => text.replaceAll(/^[ ]*```[\s\S]*?^[ ]*```/gm, '');

function anchorsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, title = ''] of withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = headingSlug(title);
    let [name, count] = [slug, 0];
    while (found.has(name)) name = `${slug}-${++count}`; // as GitHub numbers equal headings
    found.add(name);
  }
  return found;
}

// Links of a page to files or headings that do not exist. Addresses of other sites are not asked.
export function brokenLinks(page: string, text: string): string[] {
  const links = [
    ...withoutFences(text)
      .replaceAll(/`[^`]*`/g, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
  ];
  return links
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : relative(root, join(root, dirname(page), path));
      if (file.startsWith('..') || !existsSync(join(root, file))) return true;
      if (anchor === undefined || !file.endsWith('.md')) return false;
      return !anchorsOf(file === page ? text : readFileSync(join(root, file), 'utf8')).has(anchor);
    });
}

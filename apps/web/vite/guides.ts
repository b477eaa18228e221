import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { guides, helpPage } from '@visawright/contract/platform/guides.ts';
import type { Plugin } from 'vite';
import { guidePage, indexPage, type GuideText, type HelpPage } from '../src/help/guide/guide-page.ts';
import type { Targets } from '../src/help/guide/markdown.ts';
import type { HelpLanguage } from '../src/help/help-texts.ts';

const folder = join(import.meta.dirname, '../../../docs/use');
const languages: readonly HelpLanguage[] = ['en', 'hi'];
const fileOf = (name: string, language: HelpLanguage) =>
  join(folder, language === 'en' ? `${name}.md` : `${name}.${language}.md`);

// Width and height of a lossy WebP; with them the text does not move while pictures load.
function sizeOf(file: string, bytes: Buffer) {
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ')
    throw new Error(`${file} is not a lossy WebP without transparency`);
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

// Writes every guide of docs/use as a page of its own, in each language it has: help/agent.en.html, with pictures beside the other assets.
export function guidePages(): Plugin {
  let out = '';
  return {
    name: 'guide-pages',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    writeBundle() {
      mkdirSync(join(out, 'assets/help'), { recursive: true });
      mkdirSync(join(out, 'help'), { recursive: true });
      const template = readFileSync(join(out, 'help.html'), 'utf8');
      const write = (name: string, language: HelpLanguage, { title, body }: HelpPage) =>
        writeFileSync(
          join(out, 'help', `${name}.${language}.html`),
          template
            .replace('__LANGUAGE__', language)
            .replace('__TITLE__', () => title)
            .replace('<!--help-body-->', () => body),
        );
      const read = (name: string, language: HelpLanguage): GuideText => ({
        name,
        language,
        text: readFileSync(fileOf(name, language), 'utf8'),
      });
      const targetsIn = (language: HelpLanguage): Targets => ({
        link(target) {
          if (target.startsWith('#')) return target;
          const [, name, anchor = ''] = /^(\w+)(?:\.hi)?\.md(#.+)?$/.exec(target) ?? [];
          if (!guides.some((each) => each === name)) throw new Error(`a guide links to ${target}, which is no guide`);
          return `${helpPage}/${name}?lang=${language}${anchor}`;
        },
        picture(target) {
          const bytes = readFileSync(join(folder, target));
          const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
          const name = `assets/help/${target
            .split('/')
            .at(-1)!
            .replace(/\.webp$/, '')}-${hash}.webp`;
          writeFileSync(join(out, name), bytes);
          return { src: `/${name}`, ...sizeOf(target, bytes) };
        },
      });
      for (const name of guides) {
        const own = languages.filter((language) => existsSync(fileOf(name, language)));
        for (const language of own) write(name, language, guidePage(read(name, language), own, targetsIn(language)));
      }
      for (const language of languages)
        write(
          'index',
          language,
          indexPage(
            language,
            guides.map((name) => read(name, existsSync(fileOf(name, language)) ? language : 'en')),
          ),
        );
    },
  };
}

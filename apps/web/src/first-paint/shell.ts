import { primaryShade } from '../lib/theme/brand-theme.ts';
import { pageRealm } from '../lib/browser/page-facts.ts';
import { pngRatio, pngUrl } from '../lib/files/png.ts';
import { realmShades } from '../lib/theme/shades.ts';
import { read, readJson } from '../lib/browser/storage.ts';
import type { FirstScreen } from './ahead.types.ts';

type Part = HTMLElement | string;

function part(tag: string, className: string, ...within: Part[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...within);
  return element;
}

function logo(): HTMLElement {
  const [image, name] = [read('logo'), read('displayName') ?? pageRealm.displayName ?? ''];
  if (!image) return part('span', 'logo', part('span', 'logo-mark', [...name][0] ?? ''), name);
  const ratio = pngRatio(image);
  const picture = Object.assign(part('img', '') as HTMLImageElement, { src: pngUrl(image), height: 26, alt: '' });
  picture.width = Math.round(26 * ratio);
  return part('span', 'logo', picture, ratio <= 1.6 ? name : '');
}

// Draws header, step, heading and help as the screen will. One text block, so that it counts as the largest paint.
export function drawShell({ step, words }: FirstScreen) {
  const language = read('language') === 'hi' ? 'hi' : 'en';
  const { title, unnamed, help, step: stepName, about } = words[language];
  const name = (readJson('profile') as { firstName?: string } | null)?.firstName ?? '';
  const heading = part('span', 'shell-title', name ? title.replace('{{name}}', name) : unnamed);
  const text = part('p', 'shell-text', heading, part('i', ''), part('span', 'shell-help', help));
  const skeleton = [1, 2, 3].map(() => part('div', 'shell-skeleton'));
  const shell = part('div', '', part('div', 'shell-head', logo()));
  if (step === 0 || (step > 0 && location.hash.includes('applicationUid='))) {
    const bar = [0, 1, 2, 3, 4].map((each) => part('i', each <= step ? 'on' : ''));
    shell.append(part('div', 'shell-step', part('b', '', stepName), part('span', '', about), part('div', '', ...bar)));
  }
  shell.append(part('div', 'shell-main', text, ...skeleton));
  const shades = realmShades();
  shell.style.setProperty('--realm-brand', shades[primaryShade(shades)]);
  shell.id = 'shell';
  shell.ariaHidden = 'true'; // the loader below announces itself
  document.documentElement.lang = language;
  document.body.append(shell);
}

import { headingSlug } from './heading-slug.ts';

// What a guide refers to, as the page needs it. A target that does not exist is an error of the build.
export interface Targets {
  link(target: string): string;
  picture(target: string): { readonly src: string; readonly width: number; readonly height: number };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

// The part of Markdown that guides use: headings, paragraphs, lists, tables, notes, pictures; bold, code and links in text.
export const renderMarkdown = (text: string, targets: Targets): string =>
  renderBlocks(text.replaceAll('\r', '').split('\n'), targets);

const item = /^(?<marker>[-*]|\d+\.) +/;
const heading = /^(#{1,3}) (.+)$/;
const picture = /^!\[([^\]]+)\]\(([^)\s]+)\)$/;
const startsBlock = (line: string) =>
  line.trim() === '' || item.test(line) || heading.test(line) || /^[|>!]/.test(line);

function renderBlocks(lines: readonly string[], targets: Targets): string {
  const parts: string[] = [];
  for (let at = 0; at < lines.length;) {
    const end = endOfBlock(lines, at);
    if (lines[at]!.trim() !== '') parts.push(renderBlock(lines.slice(at, end), targets));
    at = end;
  }
  return parts.join('\n');
}

function endOfBlock(lines: readonly string[], at: number): number {
  const first = lines[at]!;
  const next = (belongs: (line: string, index: number) => boolean) => {
    let end = at + 1;
    while (end < lines.length && belongs(lines[end]!, end)) end++;
    return end;
  };
  if (first.trim() === '' || heading.test(first) || picture.test(first)) return at + 1;
  if (first.startsWith('|')) return next((line) => line.startsWith('|'));
  if (first.startsWith('>')) return next((line) => line.startsWith('>'));
  if (item.test(first)) {
    const own = kindOf(first);
    const isOwn = (line: string) => kindOf(line) === own || /^ {2,}\S/.test(line);
    return next((line, index) => isOwn(line) || (line === '' && isOwn(lines[index + 1] ?? '')));
  }
  return next((line) => !startsBlock(line));
}

// A list ends where one of the other kind starts.
const kindOf = (line: string) => (item.test(line) ? (/^\d/.test(line) ? 'ol' : 'ul') : undefined);

function renderBlock(lines: readonly string[], targets: Targets): string {
  const [first = ''] = lines;
  const text = () => renderText(lines.map((line) => line.trim()).join(' '), targets);
  const title = heading.exec(first);
  if (title) {
    const [, marks = '', words = ''] = title;
    return `<h${marks.length} id="${headingSlug(words)}">${renderText(words, targets)}</h${marks.length}>`;
  }
  const image = picture.exec(first);
  if (image) {
    const { src, width, height } = targets.picture(image[2]!);
    const size = `width="${width}" height="${height}"`;
    return `<figure><img src="${src}" ${size} alt="${escapeText(image[1]!)}" loading="lazy"></figure>`;
  }
  if (first.startsWith('|')) return renderTable(lines, targets);
  if (first.startsWith('>')) {
    const inner = lines.map((line) => line.replace(/^> ?/, ''));
    return `<aside class="help-note">${renderBlocks(inner, targets)}</aside>`;
  }
  if (item.test(first)) return renderList(lines, targets);
  if (/^[<!]/.test(first)) throw new Error(`a guide may not contain: ${first}`);
  return `<p>${text()}</p>`;
}

function renderList(lines: readonly string[], targets: Targets): string {
  const items: string[][] = [];
  for (const line of lines) {
    const mark = item.exec(line)?.[0];
    if (mark !== undefined) items.push([line.slice(mark.length)]);
    else items.at(-1)!.push(line.replace(/^ {1,3}/, ''));
  }
  const tag = kindOf(lines[0]!);
  const isPlain = (own: readonly string[]) => own.every((line, n) => n === 0 || !startsBlock(line));
  const inner = (own: readonly string[]) =>
    isPlain(own) ? renderText(own.map((line) => line.trim()).join(' '), targets) : renderBlocks(own, targets);
  return `<${tag}>${items.map((own) => `<li>${inner(own)}</li>`).join('')}</${tag}>`;
}

function renderTable(lines: readonly string[], targets: Targets): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => renderText(cell.trim(), targets));
  const [head = '', , ...rows] = lines;
  const row = (line: string) =>
    `<tr>${cells(line)
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`;
  const top = `<tr>${cells(head)
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr>`;
  return `<table><thead>${top}</thead><tbody>${rows.map(row).join('')}</tbody></table>`;
}

const inText = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

function renderText(text: string, targets: Targets): string {
  let [done, from] = ['', 0];
  for (const match of text.matchAll(inText)) {
    const [whole, code, bold, label, target] = match;
    done += escapeText(text.slice(from, match.index));
    if (code !== undefined) done += `<code>${escapeText(code)}</code>`;
    else if (bold !== undefined) done += `<b>${escapeText(bold)}</b>`;
    else done += `<a href="${escapeText(targets.link(target!))}">${renderText(label!, targets)}</a>`;
    from = match.index + whole.length;
  }
  return done + escapeText(text.slice(from));
}

const most = 200;
const unnamed = 'document';

// Makes a file name safe to show and save anywhere: no folders, control characters, direction marks or invisible
// characters. Letters of all scripts stay.
export function cleanFileName(sent: string): string {
  const name = sent
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C\u00AD]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[<>:"|?*%\uD800-\uDFFF]/g, (each) => (/^[\uD800-\uDFFF]$/.test(each) ? '' : '_'))
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shortened(name) || unnamed;
}

// Keeps the extension.
function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return letters.slice(0, most - ending.length).join('') + ending;
}

import type { Say } from './form-words.ts';

// 'Identity (boxes 1-9)': the place on the paper form is said beside the name, not in it.
export function splitTitle(title: string): { name: string; place: string } {
  const [, name, place] = /^(.*?)\s*\(([^()]*\d[^()]*)\)$/.exec(title) ?? [];
  return name && place
    ? { name, place: capital(place.replaceAll(/(\d)\s*-\s*(\d)/g, '$1–$2')) }
    : { name: title, place: '' };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

// 'box 5' is said in the reader's language; a form's own code stays as it is.
export function placeText(t: Say, ref: string): string {
  const [, kind, number] = /^(box|page)\s+(.+)$/i.exec(ref) ?? [];
  return kind ? t(`place.${kind.toLowerCase()}`, { number: number! }) : ref;
}

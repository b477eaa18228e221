import type { FormTranslate } from '../../../translations/form/form-texts.ts';

// Splits 'Identity (boxes 1-9)' into the name and the reference to the printed form.
export function splitTitle(title: string): { name: string; place: string } {
  const [, name, place] = /^(.*?)\s*\(([^()]*\d[^()]*)\)$/.exec(title) ?? [];
  return name && place
    ? { name, place: capital(place.replaceAll(/(\d)\s*-\s*(\d)/g, '$1–$2')) }
    : { name: title, place: '' };
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

// Translates 'box 5' and 'page 2'; other references are codes of the form and stay as they are.
export function placeText(t: FormTranslate, ref: string): string {
  const [, kind, number] = /^(box|page)\s+(.+)$/i.exec(ref) ?? [];
  return kind ? t(kind.toLowerCase() === 'box' ? 'place.box' : 'place.page', { number: number! }) : ref;
}

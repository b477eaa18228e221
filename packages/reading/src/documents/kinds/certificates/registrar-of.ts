import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import type { TextLine } from '../../readable-document.types.ts';

const office = new RegExp(
  String.raw`\b(?:registrar|municipal(?:ity)?|corporation|nagar (?:palika|nigam|panchayat)|panchayat|mahanagar|` +
    String.raw`council|cantonment board|town area|sub-?registrar|tehsil|hospital authority)\b`,
  'i',
);

// The registration authority: in the heading of the certificate, or named as registrar.
export function registrarOf({ lines }: OpenDocument): Pick<TextLine, 'text' | 'words' | 'page'> | undefined {
  const line = lines.find(
    (each) =>
      office.test(each.text) &&
      each.text.length < 90 &&
      !/certificate|signature|act,|section|under|\(/i.test(each.text),
  );
  const isWhole = line && /^office of\b/i.test(line.text);
  const from = isWhole ? -1 : (line?.words.findLastIndex((word) => /^(?:the|by|of the)$/.test(word.text)) ?? -1);
  const words = line?.words.slice(from + 1) ?? [];
  return line && { text: words.map((word) => word.text).join(' '), words, page: line.page };
}

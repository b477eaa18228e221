const word =
  String.raw`(?!(?:Dear|Respected|Subject|Sub|Date|Dated|From|Sir|Madam|Yours|Passport|Signature|Thank|Sincerely|` +
  String.raw`Regards)\b)(?:[A-Z]\.(?:[A-Z]\.)*|[A-Z][\p{L}]*(?:['-][\p{L}]+)*)`;
const month = '[A-Za-z]{3,9}';

// Placeholders of a sentence.
const shapes = {
  person:
    String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mstr|Dr|Shri|Sri|Smt|Kum|Kumari|Master|Prof|Sh|MR|MRS|MS|SHRI|SMT)\b[. ` +
    String.raw`]*(?:\/ ?(?:Mrs|Ms|Miss)\b\.? ?)?)?${word}(?: ${word}){0,5}`,
  full: String.raw`(?:(?:Mr|Mrs|Ms|Miss|Mstr|Dr|Shri|Sri|Smt|Prof|MR|MRS|MS)\b[. ]*)?${word}(?: ${word}){1,5}`,
  titled:
    String.raw`(?<!\p{Lu}[\p{L}.]*\u0020)(?:Mr|Mrs|Ms|Miss|Mstr|Dr|Shri|Sri|Smt|Kum|Kumari|Master|Prof|Sh|MR|MRS|` +
    String.raw`MS|SHRI|SMT)\b[. ]*${word}(?: ${word}){0,5}`,
  date:
    String.raw`(?:\d{1,2} ?(?:st|nd|rd|th)?(?: day)?(?: of)?[ ./,-]*${month}[.,]?[ ./,'-]*\d{4}|` +
    String.raw`\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}[ -]?${month}[ -]?\d{2}\b|${month} ` +
    String.raw`\d{1,2}(?:st|nd|rd|th)?,? \d{4})`,
  money:
    String.raw`(?:(?:Rs|[A-Z]{3}|Euros?|US\$|[₹€£$¥])\.? ?)?\d[\d,.]*\d(?: ?\/-)?(?: ?(?:lakhs?|lacs?|crores?|` +
    String.raw`million|thousand)\b)?(?: ?(?:EUR|INR|USD|GBP|AUD|CAD|CHF|[₹€£$]))?`,
  body: String.raw`[A-Z0-9][\p{L}\d&.,'()/ -]{1,80}?`,
  role: String.raw`["']?[\p{L}][\p{L}\d&/.()', -]{1,70}?["']?`,
  course:
    String.raw`(?:Master|Bachelor|Doctor|Post|Graduate|Diploma|Certificate|Executive|Advanced|Foundation|Higher|` +
    String.raw`Advanced|MA|MSc|BSc|BA|MBA|BBA|PhD|LLM|LLB|MCA|BCA|PG|Class|Std|M\.?[A-Z]|B\.?[A-Z])[^,;]{0,90}?`,
  kin:
    String.raw`(?:step-?|foster |grand-?|great-?|elder |younger |maternal |paternal |twin |first |close |old |` +
    String.raw`long-?time |dear |own |only |beloved )*(?:father|mother|parents?|son|daughter|brother|sister|` +
    String.raw`husband|wife|spouse|uncle|aunt|nephew|niece|cousin|friend|colleague|fianc[eé]e?|partner|child|` +
    String.raw`children|guardian|employer|employee|business partner|client)(?:[- ]in[- ]law)?(?: brother| sister)?`,
  status:
    String.raw`(?:[A-Z][\p{L}.]+ ){0,2}?(?:permanent|temporary|lawful|legal|settled|blue card|long-term)?[ ` +
    String.raw`-]?(?:citizen(?:ship)?|residents?|residence (?:permit|title|card)(?: holder)?|permit holder|` +
    String.raw`national|blue card(?: holder)?|settled status|indefinite leave to remain|green card(?: holder)?|` +
    String.raw`work permit(?: holder)?)`,
  words: String.raw`(?:[^.;:\t]|(?<=\b(?:Pvt|Ltd|Co|Inc|Mr|Mrs|Ms|Dr|Shri|Smt|St|[A-Z]))\.){2,160}?`,
  address: String.raw`[\p{L}\d#][^;\t]{8,200}?`,
} as const;

const group = '(?<value>';
// `…`: other words of the same sentence.
const more = String.raw`(?:[^.\t]|\.(?! [A-Z][a-z])|(?<=\b(?:[Pp]vt|[Ll]td|[Nn]o|Mr|Mrs|Ms|Dr|Rs|Co|M\/s|Inc|St|Emp))\.){0,110}?`;
// The end of free words: a comma, a full stop that is not part of an abbreviation, the end of a company name.
const stop =
  String.raw`(?=[;,]|(?<!\b(?:Pvt|Ltd|Co|Inc|Mr|Mrs|Ms|Dr|Shri|Smt|St|[A-Z]|Tech|Com|Sc|Arch|Ed|Phil|Hons))\.|` +
  String.raw`(?<=\b(?:Tech|Com|Sc|Arch|Ed|Phil|Hons|[A-Z]))\.(?= (?:The|He|She|It|This|We|Your|His|Her)\b)|` +
  String.raw`(?<=\b(?:Ltd|Limited|Inc|LLP|GmbH|Srl|SARL)\.?)[ .]|$)`;

// Values may wrap over lines: a space within brackets also matches any white space.
const overLines = (source: string) =>
  source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, (part) =>
    part.startsWith('[') ? part.replaceAll(' ', String.raw`\s`) : part,
  );

// A sentence of a letter in lower case, with a placeholder in braces: `certify that {person} is working`. Case only
// matters inside the placeholder.
export function sentencePattern(text: string): RegExp {
  let source = '';
  let inClass = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '\\') {
      source += sign + (text[++at] ?? '');
      continue;
    }
    if (text.startsWith(group, at)) {
      source += group;
      at += group.length - 1;
      continue;
    }
    const shape = sign === '{' ? /^\{([a-z]+)\}/.exec(text.slice(at))?.[1] : undefined;
    if (shape !== undefined && shape in shapes) {
      source += `(?<value>${shapes[shape as keyof typeof shapes]})`;
      at += shape.length + 1;
      continue;
    }
    if (sign === '…' || sign === '¶') {
      source += sign === '…' ? more : stop;
      continue;
    }
    if (sign === '[') inClass = true;
    if (sign === ']') inClass = false;
    source += !inClass && /[a-z]/.test(sign) ? `[${sign}${sign.toUpperCase()}]` : sign;
  }
  return new RegExp(overLines(source), 'u');
}

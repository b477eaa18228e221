import { addCandidate } from '../../values/add-candidate.ts';
import { isState } from '../../normalise/normalise-address.ts';
import { normaliseCountry } from '../../normalise/normalise-country.ts';
import { normaliseOrganisation } from '../../normalise/normalise-name.ts';
import type { Candidate } from '../../readable-document.types.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import { certifiedPattern, dayPattern, numberWords, numberPattern, personPattern } from './certificate-patterns.ts';
import { registrarOf } from './registrar-of.ts';

export const birthCertificate = readByRules({
  kind: 'Birth certificate',
  fields: {
    childName: {
      about: {
        of: /\bnames?\b|^(?:child|baby|newborn|infant|person)$/,
        not: new RegExp(
          String.raw`\b(?:father|mother|parents?|husband|wife|spouse|guardian|hospital|informant|registrar|town|village|` +
            String.raw`place|office|institution|district)\b`,
        ),
      },
      labels: [
        '[Full] Name [of [the|] (Child|Person|Baby|Holder)]',
        'Name of [the] (Child|Baby|Newborn|Person|Infant)',
        "(Child|Child's|Childs|Baby's) [Full] Name",
        'Name',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:named|called|girl|boy|baby|child|infant),? ${personPattern},? (?:was born|born|took birth)`,
          'u',
        ),
        new RegExp(
          String.raw`${certifiedPattern} ${personPattern}(?: \(.*?\))?,? (?:was born|son of|daughter of|s\/o|d\/o|child of|born)`,
          'u',
        ),
        new RegExp(String.raw`\bbirth of ${personPattern},? (?:son|daughter|child|male|female|took|was|born|who)`, 'u'),
        new RegExp(String.raw`${personPattern},? (?:son|daughter) of [^.]{3,90}?was born`, 'u'),
      ],
    },
    dateOfBirth: {
      labels: [
        '(Date|Dt) of Birth',
        'DOB',
        'Birth Date',
        'Born On',
        'Date & Time of Birth',
        'Date and Time of Birth',
        'When Born',
        'Born',
        '(Day|Day and Hour) of Birth',
        'Date of (Delivery|Nativity)',
        'Birthday',
        'Date Born',
        'Date on which born',
      ],
      sentences: [
        new RegExp(String.raw`\b(?:was )?born (?:on|at [^.,]{3,60}? on)(?: the)? ${dayPattern}`, 'i'),
        new RegExp(String.raw`\bbirth [^.]{0,80}?(?:took place|occurred) on(?: the)? ${dayPattern}`, 'i'),
      ],
    },
    placeOfBirth: {
      labels: [
        '(Place|Town|City) of Birth',
        'Birth Place',
        'Place of Delivery',
        'Born (At|In)',
        'Where Born',
        '(Hospital|Institution|House|Village|Town|City / Town|Hospital / Institution) of Birth',
        'Place where born',
        'Birth Occurred At',
        'Place of Occurrence',
        'Place of Event',
      ],
      as: 'text',
      lines: 1,
      sentences: [
        /\bborn (?:on [^.]{6,40}? )?at (?<value>[A-Z][^.;]{2,80}?)(?= on | to |, (?:to|son|daughter|and|as)\b| and that\b|[.;]\s|\s\()/,
        /\bborn (?:on [^.]{6,40}? )in (?<value>[A-Z][A-Za-z ,]{2,60}?)(?= (?:to|as|and|under|on)\b|[.;\n])/,
      ],
    },
    countryOfBirth: { labels: ['Country of Birth', 'Country'] },
    sex: {
      labels: ['Sex', 'Gender', 'Sex of [the] (Child|Baby|Newborn)', 'Gender of [the] Child', 'Boy or Girl', 'M/F'],
      sentences: [/\b(?<value>male|female) child\b/i, /\b(?:an?|the) (?<value>girl|boy)\b/i],
    },
    fatherName: {
      labels: [
        "[Full] (Father|Father's|Fathers) [Full] Name",
        '[Full] Name [and Surname] of [the] Father',
        'Father',
        "Father's Name in Full",
        'Name (Father)',
        'Father (Full Name)',
      ],
      sentences: [
        new RegExp(String.raw`\b(?:son|daughter|child) of ${personPattern}`, 'u'),
        new RegExp(String.raw`\bborn\b[^;]{5,120}? to ${personPattern} and\b`, 'u'),
        new RegExp(String.raw`\b(?:[Ff]ather(?:'s name)?(?: is| was|,)|father) ${personPattern}`, 'u'),
        new RegExp(String.raw`\b[sd]\/o ${personPattern}`, 'iu'),
      ],
    },
    motherName: {
      labels: [
        "[Full] (Mother|Mother's|Mothers) [Full] Name",
        '[Full] Name [and Surname] of [the] Mother',
        'Mother',
        "Mother's Name in Full",
        'Name (Mother)',
        'Mother (Full Name)',
        "Mother's Maiden Name",
      ],
      sentences: [
        new RegExp(String.raw`\b(?:son|daughter|child) of [^.;]{3,50}? and ${personPattern}`, 'u'),
        new RegExp(String.raw`\bborn\b[^;]{5,120}? to (?:Mr|Shri|Sri|Dr)?\.? ?[^.;]{3,50}? and ${personPattern}`, 'u'),
        new RegExp(String.raw`\b(?:[Mm]other(?:'s name)?(?: is| was|,)|mother) ${personPattern}`, 'u'),
      ],
    },
    registrationNumber: {
      labels: [
        `[Birth] (Registration|Regn|Reg|Regd) ${numberWords}`,
        `Certificate ${numberWords}`,
        `Registered ${numberWords}`,
        `(Entry|Register|Record|Serial|Acknowledgement) ${numberWords} [in the Register]`,
        'Registration',
        'No',
        'No of Entry',
        `(Entry|Folio|Register Entry|Book|Acknowledgment|Record|Event|Vital) ${numberWords}`,
        `${numberWords} [of|in] [the] (Entry|Register|Registration|Certificate)`,
      ],
      as: 'code',
      sentences: [
        new RegExp(String.raw`\bregist(?:ration|ered)[^.]{0,40}?(?:number|no\.?|under)[ :]+${numberPattern}`, 'i'),
      ],
    },
    registrationDate: {
      labels: [
        '(Date|Dt) of (Registration|Regn|Reg)',
        '(Registration|Regn|Reg) (Date|Dt)',
        '(Registered|Regd|Regn|Entered|Recorded) On',
        'When Registered',
        'Date (Registered|Entered|Recorded)',
        'Date of (Entry|Recording)',
        'Entered in [the] Register on',
        'Entry Date',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:registered|entered|registration)\b[^;]{0,70}?\b(?:on|dated)(?: the)? ${dayPattern}`,
          'i',
        ),
      ],
    },
    issuingAuthority: {
      needsColon: true,
      labels: [
        '(Issuing|Registering|Registration) (Authority|Office|Unit)',
        'Issued by',
        'Local Authority',
        "Registrar's Office",
        'Registration (Unit|Centre|Center)',
        'Office of [the] Registrar',
        'Issuing Body',
        'Registering Body',
      ],
      as: 'organisation',
    },
  },
  stops: [
    'Permanent Address [of Parents]',
    'Address of Parents at the time of Birth',
    'Address of Parents',
    'Date of Issue',
    'Issue Date',
    'Signature of Issuing Authority',
    'Address',
    "Father's Aadhaar No",
    "Mother's Aadhaar No",
    'Weight',
    'Hospital',
    'Nationality',
    'Time of Birth',
    'Remarks',
    'Informant',
  ],
  after(open, candidates) {
    const office = registrarOf(open);
    if (office)
      addCandidate(candidates, 'issuingAuthority', office, {
        value: normaliseOrganisation(bodyOf(office.text)),
        by: 'heading',
        strength: 0.6,
      });
    const places: Candidate[] = [];
    for (const place of candidates.placeOfBirth ?? []) {
      const last = normaliseCountry(place.value.split(',').at(-1)!);
      if (!last) continue;
      candidates.countryOfBirth!.push({ ...place, value: last, by: 'derived', strength: 0.8 });
      places.push({ ...place, value: place.value.replace(/,[^,]*$/, '') });
    }
    if (places.length > 0) candidates.placeOfBirth = places;
    // An Indian registrar registers births in India.
    if (
      candidates.countryOfBirth!.length === 0 &&
      office &&
      (/\bindia\b/i.test(office.text) || /\b(?:government|govt\.?) of [A-Z]/i.test(open.flow.text))
    )
      addCandidate(candidates, 'countryOfBirth', office, { value: 'IND', by: 'derived', strength: 0.6 });
  },
});

// `maintained by Nagar Nigam Udaipur, Rajasthan, India`: state and country are not part of the name.
function bodyOf(text: string): string {
  const parts = text
    .replace(/^(?:kept|issued|maintained|registered)\s+(?:by|with|at)\s+(?:the\s+)?/i, '')
    .split(/,\s*/);
  while (parts.length > 1 && (normaliseCountry(parts.at(-1)!) !== undefined || isState(parts.at(-1)!))) parts.pop();
  return parts.join(', ');
}

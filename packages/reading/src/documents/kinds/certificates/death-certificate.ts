import { readByRules } from '../../rules/read-by-rules.ts';
import { certifiedPattern, dayPattern, numberWords, numberPattern, personPattern } from './certificate-patterns.ts';

export const deathCertificate = readByRules({
  kind: 'Death certificate of spouse',
  fields: {
    maritalStatus: { labels: ['Marital Status [of [the|] (Deceased|Spouse)]'], read: () => undefined, as: 'text' },
    deceasedName: {
      about: {
        of: /\bnames?\b|\b(?:deceased|departed|dead)$|\bwho (?:has )?(?:died|passed)|^person\b/,
        not: new RegExp(
          String.raw`\b(?:father|mother|parents?|husband|wife|spouse|widow|surviving|guardian|hospital|informant|` +
            String.raw`registrar|town|village|place|office|child|date)\b`,
        ),
      },
      labels: [
        '[Full] Name [of [the|] (Deceased|Deceased Person|Person|Late)]',
        'Name of [the] (Deceased|Deceased Person|Dead Person|Person)',
        "(Deceased|Deceased's) [Person|Person's] [Full] Name",
        'Deceased',
        'Name',
        '[Full] Name of [the] (Departed|Departed Person|Dead|Deceased Spouse|Deceased Husband|Deceased Wife)',
        '(Departed|Late)',
        'Person Deceased',
        'Who Died',
        'Name and Surname [of [the|] Deceased]',
      ],
      sentences: [
        new RegExp(
          String.raw`\bdeath of ${personPattern},? (?:son|daughter|wife|husband|s\/o|d\/o|w\/o|h\/o|who|took|occurred|` +
            String.raw`aged|on|male|female|has)`,
          'u',
        ),
        new RegExp(
          String.raw`${certifiedPattern} ${personPattern},? (?:son|daughter|wife|husband|s\/o|d\/o|w\/o|h\/o|aged|died|` +
            String.raw`expired|passed|resident)`,
          'u',
        ),
      ],
    },
    dateOfDeath: {
      about: {
        of: /\b(?:died|death|demise|decease|expired|passed away|passing)\b/,
        not: /\b(?:place|where|cause|age|at death|registered|registration|number|no|certificate|birth)\b/,
      },
      labels: [
        '(Date|Dt) of [the] (Death|Demise)',
        'Death (Date|Dt)',
        '(Died|Expired|Deceased) On',
        'Date & Time of Death',
        'Date and Time of Death',
        'When Died',
        'Died',
        'Death Occurred On',
        'Day of Death',
        'Date (Died|Deceased)',
        'Date of (Passing|Decease|Expiry of Life|Passing Away)',
        'Passed Away On',
        'Demise On',
        'Date on which died',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:died|expired|passed away|breathed (?:his|her) last|left for (?:his|her) heavenly abode|` +
            String.raw`departed|ceased to live|demise|death (?:took place|occurred))\b[^.]{0,60}?\bon(?: the)? ` +
            String.raw`${dayPattern}`,
          'i',
        ),
      ],
    },
    registrationNumber: {
      labels: [
        `[Death] (Registration|Regn|Reg|Regd|Registered) ${numberWords}`,
        `[Death] Certificate ${numberWords}`,
        `(Entry|Register|Serial|Record|Folio|Register Entry|Acknowledgement|Event) ${numberWords}`,
        `${numberWords} [of|in] [the] (Entry|Register|Registration|Certificate)`,
        'Registration',
        'No',
      ],
      as: 'code',
      sentences: [
        new RegExp(String.raw`\bregist(?:ration|ered)[^.]{0,40}?(?:number|no\.?|under)[ :]+${numberPattern}`, 'i'),
      ],
    },
  },
  stops: [
    "Father's Name",
    "Mother's Name",
    "Husband's / Wife's Name",
    'Name of (Father|Mother|Husband|Wife|Spouse|Husband / Wife|Father / Husband|Father or Husband|Informant)',
    "Spouse's Name",
    'Place of Death',
    'Age [at Death]',
    'Sex',
    'Permanent Address',
    'Address of the deceased',
    'Date of (Registration|Issue)',
    'Cause of Death',
    'Registration Date',
    'Date of Registration',
    'Registrar',
    'Informant',
    'Surviving (Husband|Wife|Spouse)',
    'Child of',
    'Told by',
    'At',
    'Usual Residence',
    'Entered on',
    '(Name of [the|]) (Widow|Widower)',
    'Place where died',
    'Where died',
  ],
  after({ flow }, candidates) {
    // A spouse's death certificate proves that the other is widowed if it names the two as married.
    const stated = /\b(?:wife of|husband of|w\/o|h\/o|spouse|husband|wife|widow(?:er|ed)?)\b/i.exec(flow.text);
    for (const each of candidates.dateOfDeath!.slice(0, 1))
      candidates.maritalStatus!.push({ ...each, value: 'widowed', by: 'derived', strength: stated ? 0.8 : 0.6 });
  },
});

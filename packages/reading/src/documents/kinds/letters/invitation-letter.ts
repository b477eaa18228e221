import { letterByRules } from './parts/letter-by-rules.ts';
import { valuesBelow, valuesBeside } from '../text/values-beside.ts';
import { addCellAround } from '../text/add-cell-around.ts';
import { emailBesidePhone } from '../text/email-beside-phone.ts';
import { sentencePattern } from '../text/sentence-pattern.ts';
import { dropUnderHeading } from '../text/drop-under-heading.ts';
import { addWriterAsPayer, expensesLabels, expensesSentences, payerOf, preferNamedPayer } from './parts/expenses.ts';
import { addCandidates, candidateOfPiece, personNameOf } from './parts/letter-candidates.ts';
import { letterOf } from './parts/letter.ts';
import { isOrganisation } from './parts/letterhead.ts';
import {
  addLetterDate,
  addLetterhead,
  addTravelPeriod,
  joinSentences,
  dateLabels,
  dateSentences,
} from './parts/letter-parts.ts';
import { purposeOf, purposeLabels, purposeSentences } from './parts/purpose.ts';
import { relationLabels, relationSentences } from './parts/relation.ts';
import { signatureOf } from './parts/signature.ts';

const end = '(?:¶|(?= (?:and|at|with|in|for|by|since|from|on|who|valid|holding|residing|living|of)\\b))';

const hostStatus = new RegExp(
  String.raw`^(?:(?:residence|immigration|legal|residency|residential|civil|my|visa) )?(?:status|standing|` +
    String.raw`position|capacity|title) in (?:the )?[A-Z]`,
  'i',
);
// `We invite the following person:` is also a heading of the guest's particulars.
const guest =
  /\b(guest|visitor|invitee|applicant|invited person|traveller)s?\b|\b(?:invit\w+|following|receive|welcome)\b.*:\s*$/i;
const host = /\b(inviter|host|inviting|sponsor|yours|sincerely|faithfully|regards)\b(?!.*:\s*$)/i;

export const invitationLetter = letterByRules({
  kind: 'Invitation letter',
  fields: {
    inviterName: {
      read: personNameOf,
      labels: [
        '[Full] Name of [the] (Inviter|Host|Inviting Person|Inviting Party|Undersigned|Declarant|Resident)',
        'Hosted by',
        'Represented by',
        'Contact Person',
        'Person inviting',
        'Invitation (issued|extended) by',
        'Name of Inviting (Person|Party|Individual)',
        'Inviting (Person|Party)',
        '(Inviter|Host) [Name]',
        'Inviter[s] Name',
        'Invited by',
        '[Full] Name',
      ],
      sentences: [
        sentencePattern(
          '\\bi,? (?:the undersigned,? )?(?:am )?{person},? (?=born|residing|resident|living|citizen|a |an |' +
            'holder|holding|hereby|would|invite|currently|working|the undersigned|of |date|s/o|d/o|w/o|passport|' +
            '\\()',
        ),
        sentencePattern('my name is {person}(?=[ ,.])'),
      ],
    },
    inviterOrganisation: {
      labels: [
        'Host (company)',
        '(Company|Organisation|Organization|Firm|Institution) inviting',
        'Inviting Party',
        'Employer of [the] Host',
        '(Inviting|Host) (Organisation|Organization|Company|Institution)',
      ],
    },
    inviterAddress: {
      labels: [
        '(Inviter|Host|Home|Residential|Our|My) [s] Address',
        'Address [of [the] (Inviter|Host)]',
        'Residing at',
        'Residence',
        'Lives at',
        'Living at',
        'Place of (Stay|Residence)',
        'Address of (Stay|Accommodation)',
        '(Full|Current|Present|Postal|Permanent|Registered|Office|Contact) Address',
        'Address in [the] Host Country',
        'Resident (at|of)',
      ],
      sentences: [
        sentencePattern(
          '(?:residing|resident|living|reside|live)(?: at| of| in)?(?!\\t) {address}(?=, (?:hereby|would|do|am|' +
            'invite|wish|born|holding|holder|a |an |citizen|declare|and|who|working|telephone|phone|e-?mail|' +
            'passport)|\\. |\\.\\n| (?:hereby|and|would|declare|do hereby|invite)\\b)',
        ),
      ],
    },
    inviterPhone: {
      labels: [
        '(Tel|Telephone|Phone|Ph|Mobile|Contact|Cell|Mob) [No|Number]',
        'Telephone / Mobile',
        'Contact (Phone|Telephone|Details) [No|Number]',
        'Can be reached (on|at)',
        'WhatsApp',
      ],
      sentences: [
        sentencePattern(
          '(?:phone|mobile|telephone|contact|reached|contacted|reach|call|whatsapp|cell)(?: [a-z]+){0,4}:? ' +
            '(?<value>\\+?\\d[\\d ()-]{7,18}\\d)',
        ),
      ],
    },
    inviterEmail: {
      read: emailBesidePhone,
      labels: ['E-mail [ID|Address]', 'Email [ID|Address]', 'Mail', 'Electronic Mail'],
      anywhere: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
    },
    inviterRelationship: { labels: relationLabels, sentences: relationSentences, as: 'text' },
    inviterStatus: {
      labels: [
        '[Immigration|Residence|Resident|Legal] Status [in]',
        'Residence (Permit|Title|Status)',
        'Nationality [Status]',
        'Residency [Status]',
        'Resident as',
        'Status of Residence',
        'Status in [the] (Country|Host Country|UK|USA|EU|Germany|France|Italy|Canada|Australia)',
        'Visa Status',
        'Immigration Category',
      ],
      sentences: [
        sentencePattern(
          '\\bi (?:am|hold|have|live here as|reside here as|possess)(?: currently| also| here as)? (?:an? |the )?{status}',
        ),
        sentencePattern('\\bi, …(?:, | am |being )(?:an? |the )?{status}(?=[ ,])'),
        sentencePattern('\\bi, [^.;]{0,260}?, (?:and )?(?:being |am |currently )*(?:an? |the )?{status}(?=[ ,.])'),
      ],
      as: 'text',
      not: [/^(india|france|germany|italy|[A-Z][a-z]+)$/],
    },
    inviterDateOfBirth: {
      labels: ['Date of Birth', 'DOB', 'Born [on]', 'Birth Date', 'Birthdate', "(Inviter|Host)'s Date of Birth"],
      sentences: [
        sentencePattern('\\bi,? [^.]{0,80}?born (?:on )?(?:the )?{date}'),
        sentencePattern('my date of birth is {date}'),
        sentencePattern('\\(born (?:on )?{date}'),
      ],
    },
    inviterOccupation: {
      labels: [
        '(Occupation|Profession|Employment)',
        'Job Title',
        'Job',
        'Working as',
        'Employed as',
        'Current (Occupation|Position|Employment)',
        'Works as',
      ],
      sentences: [
        sentencePattern(
          `\\bi (?:am |currently |presently )*(?:work(?:ing)?|employed|practi[sc]ing|serving)(?: here)? as (?:an? |the )?{role}${end}`,
        ),
        sentencePattern(
          '(?:citizen|resident|holder|national)(?: [A-Za-z]+){0,5}' +
            ` and (?:am )?(?:currently )?(?:work(?:ing)?|employed) as (?:an? |the )?{role}${end}`,
        ),
        sentencePattern(`\\bi, …(?:working|employed) as (?:an? |the )?{role}${end}`),
        sentencePattern(`(?:by profession|occupation is|profession is) (?:an? |the |that of an? )?{role}${end}`),
      ],
      as: 'text',
    },
    purpose: { labels: purposeLabels, sentences: purposeSentences, as: 'text', read: purposeOf },
    visitFrom: {
      sentences: [
        sentencePattern(
          '(?:arriv(?:e|es|ing|al)|come|coming|enter(?:s|ing)?|land(?:s|ing)?|reach(?:es|ing)?)(?: ' +
            '[A-Za-z]+){0,5}? (?:on|from) (?:the )?{date}',
        ),
      ],
      labels: [
        'Intended (Arrival|Date of Arrival)',
        'Planned (Arrival|Entry)',
        '(Expected|Proposed) [Date of] Arrival',
        'Entry',
        'Date of Entry',
        'Arriving [on]',
        'First day [of [the] (Visit|Stay)]',
        '(Visit|Stay|Arrival) (From|Date|Starts|Start)',
        '(Start|Beginning) of [the] (Visit|Stay)',
        'Date of Arrival',
        'Arrival',
        'From',
      ],
    },
    visitTo: {
      sentences: [
        sentencePattern(
          '(?:return(?:ing)?|leav(?:e|es|ing)|depart(?:s|ing|ure)?|fly(?:ing)? (?:back|home)|go(?:ing)? ' +
            'back)(?: [A-Za-z]+){0,5}? (?:on|by) (?:the )?{date}',
        ),
      ],
      labels: [
        'Intended (Departure|Date of Departure)',
        'Planned (Departure|Exit)',
        '(Expected|Proposed) [Date of] (Departure|Return)',
        'Exit',
        'Date of Exit',
        'Leaving [on]',
        'Last day [of [the] (Visit|Stay)]',
        '(Visit|Stay) (To|Until|Ends|End)',
        'End of [the] (Visit|Stay)',
        '(Departure|Return) [Date]',
        'Date of (Departure|Return)',
        'To',
        'Until',
      ],
    },
    expensesBorneBy: { labels: expensesLabels, sentences: expensesSentences, as: 'text', read: payerOf },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: [
    'Name of [the] (Guest|Visitor|Invitee|Applicant)',
    '(Guest|Visitor|Invitee|Applicant) Name',
    'Company [Name]',
    'Occupation of [the] (Guest|Visitor)',
    'Invitee',
    'Passport No',
    'Guest',
    'Visitor',
    'Applicant',
    'Duration of Stay',
  ],
  after(open, candidates) {
    const letter = letterOf(open.document);
    const head = addLetterhead(open, letter, candidates, {
      address: 'inviterAddress',
      phone: 'inviterPhone',
      email: 'inviterEmail',
    });
    const { name, designation, organisation } = signatureOf(letter.signature);
    addCandidates(candidates, 'inviterOccupation', candidateOfPiece(designation, 'text', 'heading', 0.7));
    for (const each of candidates.inviterName ?? []) {
      const role =
        each.by === 'label'
          ? /^[^,(]+, ((?:[A-Z]\p{L}+ ){0,2}(?:Manager|Officer|Director|Head|President|Partner|Engineer|Consultant|Executive))$/u.exec(
              each.raw.trim(),
            )?.[1]
          : undefined;
      if (role) addCandidates(candidates, 'inviterOccupation', { ...each, value: role, strength: 0.7 });
    }
    for (const status of [...valuesBeside(open, hostStatus), ...valuesBelow(open, hostStatus)])
      addCandidates(candidates, 'inviterStatus', candidateOfPiece(status, 'text', 'label', 0.88));
    const labelled = new Set<unknown>(
      Object.values(candidates)
        .flat()
        .filter((each) => each.by === 'label')
        .flatMap((each) => each.words),
    );
    const isLabelled =
      head.name?.words.some((word) => labelled.has(word)) ||
      open.labels.some((each) => head.name?.words.some((word) => each.line.words.includes(word)));
    dropUnderHeading(
      open,
      candidates,
      [
        'inviterName',
        'inviterAddress',
        'inviterPhone',
        'inviterEmail',
        'inviterDateOfBirth',
        'inviterOccupation',
        'inviterStatus',
      ],
      guest,
      host,
    );
    joinSentences(candidates, 'inviterAddress');
    addCellAround(open, candidates, 'inviterAddress');
    const isPerson =
      head.name &&
      name &&
      head.name.text.toUpperCase().includes(name.text.toUpperCase().replace(/^(MR|MRS|MS|DR|PROF)\.? /, ''));
    if (isLabelled || guest.test(head.name?.text ?? '') || host.test(head.name?.text ?? '')) void 0;
    else if (head.name && (isOrganisation(head.name.text) || (name && !isPerson)))
      addCandidates(candidates, 'inviterOrganisation', candidateOfPiece(head.name, 'organisation', 'heading', 0.75));
    else addCandidates(candidates, 'inviterName', candidateOfPiece(head.name, 'name', 'heading', 0.5));
    addCandidates(candidates, 'inviterOrganisation', candidateOfPiece(organisation, 'organisation', 'heading', 0.6));
    addCandidates(candidates, 'inviterName', candidateOfPiece(name, 'name', 'heading', 0.75));
    preferNamedPayer(candidates);
    addWriterAsPayer(open, candidates);
    addLetterDate(letter, candidates);
    addTravelPeriod(
      open,
      candidates,
      ['visitFrom', 'visitTo'],
      /\b(visit|stay|invit|host|trip|travel|period|attend|conference|meeting|accommodat)/i,
      /\bleave\b|valid/i,
    );
  },
});

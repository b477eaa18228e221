import { letterByRules } from './letter-by-rules.ts';
import { belows, besides } from '../beside.ts';
import { addCellAround } from '../cell-around.ts';
import { mail } from '../mail.ts';
import { said } from '../said.ts';
import { dropUnder } from '../sections.ts';
import { addSelf, expensesLabels, expensesSentences, payer, preferNamed } from './expenses.ts';
import { add, ofPiece, personOf } from './found.ts';
import { letterOf } from './letter.ts';
import { isOrganisation } from './letterhead.ts';
import { addLetterDate, addLetterhead, addPeriod, joinSentences, dateLabels, dateSentences } from './parts.ts';
import { purpose, purposeLabels, purposeSentences } from './purpose.ts';
import { relationLabels, relationSentences } from './relation.ts';
import { signatureOf } from './signature.ts';

const end = '(?:¶|(?= (?:and|at|with|in|for|by|since|from|on|who|valid|holding|residing|living|of)\\b))';

const standing =
  /^(?:(?:residence|immigration|legal|residency|residential|civil|my|visa) )?(?:status|standing|position|capacity|title) in (?:the )?[A-Z]/i;
// `We invite the following person:` heads the guest's particulars as well.
const guest =
  /\b(guest|visitor|invitee|applicant|invited person|traveller)s?\b|\b(?:invit\w+|following|receive|welcome)\b.*:\s*$/i;
const host = /\b(inviter|host|inviting|sponsor|yours|sincerely|faithfully|regards)\b(?!.*:\s*$)/i;

export const invitation = letterByRules({
  kind: 'Invitation letter',
  fields: {
    inviterName: {
      read: personOf,
      labels: ['[Full] Name of [the] (Inviter|Host|Inviting Person|Inviting Party|Undersigned|Declarant|Resident)', 'Hosted by', 'Represented by', 'Contact Person', 'Person inviting', 'Invitation (issued|extended) by', 'Name of Inviting (Person|Party|Individual)', 'Inviting (Person|Party)', '(Inviter|Host) [Name]', 'Inviter[s] Name', 'Invited by', '[Full] Name'],
      sentences: [
        said('\\bi,? (?:the undersigned,? )?(?:am )?{person},? (?=born|residing|resident|living|citizen|a |an |holder|holding|hereby|would|invite|currently|working|the undersigned|of |date|s/o|d/o|w/o|passport|\\()'),
        said('my name is {person}(?=[ ,.])'),
      ],
    },
    inviterOrganisation: { labels: ['Host (company)', '(Company|Organisation|Organization|Firm|Institution) inviting', 'Inviting Party', 'Employer of [the] Host', '(Inviting|Host) (Organisation|Organization|Company|Institution)'] },
    inviterAddress: {
      labels: ['(Inviter|Host|Home|Residential|Our|My) [s] Address', 'Address [of [the] (Inviter|Host)]', 'Residing at', 'Residence', 'Lives at', 'Living at', 'Place of (Stay|Residence)', 'Address of (Stay|Accommodation)', '(Full|Current|Present|Postal|Permanent|Registered|Office|Contact) Address', 'Address in [the] Host Country', 'Resident (at|of)'],
      sentences: [said('(?:residing|resident|living|reside|live)(?: at| of| in)?(?!\\t) {address}(?=, (?:hereby|would|do|am|invite|wish|born|holding|holder|a |an |citizen|declare|and|who|working|telephone|phone|e-?mail|passport)|\\. |\\.\\n| (?:hereby|and|would|declare|do hereby|invite)\\b)')],
    },
    inviterPhone: { labels: ['(Tel|Telephone|Phone|Ph|Mobile|Contact|Cell|Mob) [No|Number]', 'Telephone / Mobile', 'Contact (Phone|Telephone|Details) [No|Number]', 'Can be reached (on|at)', 'WhatsApp'], sentences: [said('(?:phone|mobile|telephone|contact|reached|contacted|reach|call|whatsapp|cell)(?: [a-z]+){0,4}:? (?<value>\\+?\\d[\\d ()-]{7,18}\\d)')] },
    inviterEmail: { read: mail, labels: ['E-mail [ID|Address]', 'Email [ID|Address]', 'Mail', 'Electronic Mail'], anywhere: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/ },
    inviterRelationship: { labels: relationLabels, sentences: relationSentences, as: 'text' },
    inviterStatus: {
      labels: ['[Immigration|Residence|Resident|Legal] Status [in]', 'Residence (Permit|Title|Status)', 'Nationality [Status]', 'Residency [Status]', 'Resident as', 'Status of Residence', 'Status in [the] (Country|Host Country|UK|USA|EU|Germany|France|Italy|Canada|Australia)', 'Visa Status', 'Immigration Category'],
      sentences: [
        said('\\bi (?:am|hold|have|live here as|reside here as|possess)(?: currently| also| here as)? (?:an? |the )?{status}'),
        said('\\bi, …(?:, | am |being )(?:an? |the )?{status}(?=[ ,])'),
        said('\\bi, [^.;]{0,260}?, (?:and )?(?:being |am |currently )*(?:an? |the )?{status}(?=[ ,.])'),
      ],
      as: 'text',
      not: [/^(india|france|germany|italy|[A-Z][a-z]+)$/],
    },
    inviterDateOfBirth: { labels: ['Date of Birth', 'DOB', 'Born [on]', 'Birth Date', 'Birthdate', "(Inviter|Host)'s Date of Birth"], sentences: [said('\\bi,? [^.]{0,80}?born (?:on )?(?:the )?{date}'), said('my date of birth is {date}'), said('\\(born (?:on )?{date}')] },
    inviterOccupation: {
      labels: ['(Occupation|Profession|Employment)', 'Job Title', 'Job', 'Working as', 'Employed as', 'Current (Occupation|Position|Employment)', 'Works as'],
      sentences: [said(`\\bi (?:am |currently |presently )*(?:work(?:ing)?|employed|practi[sc]ing|serving)(?: here)? as (?:an? |the )?{role}${end}`), said(`(?:citizen|resident|holder|national)(?: [A-Za-z]+){0,5} and (?:am )?(?:currently )?(?:work(?:ing)?|employed) as (?:an? |the )?{role}${end}`), said(`\\bi, …(?:working|employed) as (?:an? |the )?{role}${end}`), said(`(?:by profession|occupation is|profession is) (?:an? |the |that of an? )?{role}${end}`)],
      as: 'text',
    },
    purpose: { labels: purposeLabels, sentences: purposeSentences, as: 'text', read: purpose },
    visitFrom: { sentences: [said('(?:arriv(?:e|es|ing|al)|come|coming|enter(?:s|ing)?|land(?:s|ing)?|reach(?:es|ing)?)(?: [A-Za-z]+){0,5}? (?:on|from) (?:the )?{date}')], labels: ['Intended (Arrival|Date of Arrival)', 'Planned (Arrival|Entry)', '(Expected|Proposed) [Date of] Arrival', 'Entry', 'Date of Entry', 'Arriving [on]', 'First day [of [the] (Visit|Stay)]', '(Visit|Stay|Arrival) (From|Date|Starts|Start)', '(Start|Beginning) of [the] (Visit|Stay)', 'Date of Arrival', 'Arrival', 'From'] },
    visitTo: { sentences: [said('(?:return(?:ing)?|leav(?:e|es|ing)|depart(?:s|ing|ure)?|fly(?:ing)? (?:back|home)|go(?:ing)? back)(?: [A-Za-z]+){0,5}? (?:on|by) (?:the )?{date}')], labels: ['Intended (Departure|Date of Departure)', 'Planned (Departure|Exit)', '(Expected|Proposed) [Date of] (Departure|Return)', 'Exit', 'Date of Exit', 'Leaving [on]', 'Last day [of [the] (Visit|Stay)]', '(Visit|Stay) (To|Until|Ends|End)', 'End of [the] (Visit|Stay)', '(Departure|Return) [Date]', 'Date of (Departure|Return)', 'To', 'Until'] },
    expensesBorneBy: { labels: expensesLabels, sentences: expensesSentences, as: 'text', read: payer },
    letterDate: { labels: dateLabels, sentences: dateSentences },
  },
  stops: ['Name of [the] (Guest|Visitor|Invitee|Applicant)', '(Guest|Visitor|Invitee|Applicant) Name', 'Company [Name]', 'Occupation of [the] (Guest|Visitor)', 'Invitee', 'Passport No', 'Guest', 'Visitor', 'Applicant', 'Duration of Stay'],
  after(open, candidates) {
    const letter = letterOf(open.paper);
    const head = addLetterhead(open, letter, candidates, { address: 'inviterAddress', phone: 'inviterPhone', email: 'inviterEmail' });
    const { name, designation, organisation } = signatureOf(letter.signature);
    add(candidates, 'inviterOccupation', ofPiece(designation, 'text', 'heading', 0.7));
    for (const each of candidates.inviterName ?? []) {
      const role = each.by === 'label' ? /^[^,(]+, ((?:[A-Z]\p{L}+ ){0,2}(?:Manager|Officer|Director|Head|President|Partner|Engineer|Consultant|Executive))$/u.exec(each.raw.trim())?.[1] : undefined;
      if (role) add(candidates, 'inviterOccupation', { ...each, value: role, strength: 0.7 });
    }
    for (const status of [...besides(open, standing), ...belows(open, standing)]) add(candidates, 'inviterStatus', ofPiece(status, 'text', 'label', 0.88));
    const labelled = new Set<unknown>(Object.values(candidates).flat().filter((each) => each.by === 'label').flatMap((each) => each.words));
    const isLabelled = head.name?.words.some((word) => labelled.has(word)) || open.labels.some((each) => head.name?.words.some((word) => each.line.words.includes(word)));
    dropUnder(open, candidates, ['inviterName', 'inviterAddress', 'inviterPhone', 'inviterEmail', 'inviterDateOfBirth', 'inviterOccupation', 'inviterStatus'], guest, host);
    joinSentences(candidates, 'inviterAddress');
    addCellAround(open, candidates, 'inviterAddress');
    const isPerson = head.name && name && head.name.text.toUpperCase().includes(name.text.toUpperCase().replace(/^(MR|MRS|MS|DR|PROF)\.? /, ''));
    if (isLabelled || guest.test(head.name?.text ?? '') || host.test(head.name?.text ?? '')) void 0;
    else if (head.name && (isOrganisation(head.name.text) || (name && !isPerson))) add(candidates, 'inviterOrganisation', ofPiece(head.name, 'organisation', 'heading', 0.75));
    else add(candidates, 'inviterName', ofPiece(head.name, 'name', 'heading', 0.5));
    add(candidates, 'inviterOrganisation', ofPiece(organisation, 'organisation', 'heading', 0.6));
    add(candidates, 'inviterName', ofPiece(name, 'name', 'heading', 0.75));
    preferNamed(candidates);
    addSelf(open, candidates);
    addLetterDate(letter, candidates);
    addPeriod(open, candidates, ['visitFrom', 'visitTo'], /\b(visit|stay|invit|host|trip|travel|period|attend|conference|meeting|accommodat)/i, /\bleave\b|valid/i);
  },
}); // prettier-ignore

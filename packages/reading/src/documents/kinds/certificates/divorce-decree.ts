import { addCandidate } from '../../values/add-candidate.ts';
import { normaliseName, normaliseOrganisation } from '../../normalise/normalise-name.ts';
import { readByRules } from '../../rules/read-by-rules.ts';
import type { TextLine } from '../../readable-document.types.ts';
import type { OpenDocument } from '../../rules/kind-rules.types.ts';
import { dayPattern, numberWords, personPattern } from './certificate-patterns.ts';

interface Party {
  readonly name: string;
  readonly isAnswering: boolean;
  readonly line: TextLine;
}

// `Ravi Kumar … Petitioner`, and the respondent.
function partiesOf({ lines }: OpenDocument): Party[] {
  return lines.flatMap((first): Party[] => {
    const row = lines.filter((line) => line.page === first.page && line.row === first.row);
    if (row[0] !== first) return [];
    const text = row.map((line) => line.text).join(' ');
    const side = /^(.+?)[\s.…,:-]*\(?\b(petitioner|respondent|plaintiff|defendant|applicant|opponent)\b/i.exec(text);
    const own = side && normaliseName(side[1]!.split(/\.{2,}|…|,/)[0]!);
    if (!own || /\b(?:the|and|versus|vs)\b/i.test(own)) return [];
    return [{ name: own, isAnswering: /respondent|defendant|opponent/i.test(side[2]!), line: first }];
  });
}

export const divorceDecree = readByRules({
  kind: 'Divorce decree',
  fields: {
    maritalStatus: {
      labels: ['Marital Status'],
      sentences: [/\b(?<value>divorce[d]?|dissolved|dissolution)\b/i],
      read: () => 'divorced',
      as: 'text',
    },
    formerSpouseName: {
      labels: [
        '[Name of [the|] ](Respondent|Defendant|Former Spouse|Ex-spouse|Opponent)',
        'Name of [the] (Respondent|Former Spouse|Ex-spouse)',
        "(Respondent|Respondent's|Former Spouse|Former Spouse's) Name",
        'Former (Husband|Wife)',
        'Respondent',
      ],
      sentences: [
        new RegExp(String.raw`\b(?:[Vv]ersus|vs\.?|VERSUS|Vs\.?|V\/s\.?) ${personPattern}`, 'u'),
        new RegExp(
          String.raw`\bmarriage (?:solemni[sz]ed )?between [^.]{3,80}? and (?:the respondent,? )?${personPattern}`,
          'u',
        ),
        new RegExp(String.raw`\brespondent,? ${personPattern}`, 'u'),
      ],
    },
    decreeDate: {
      about: {
        of: /\b(?:decree|decreed|divorce|dissolved|dissolution|judgment|judgement|order|pronounced|decided|final)\b/,
        not: /\b(?:no|number|marriage|filed|presented|filing|petition|certificate|court|copy)\b/,
      },
      labels: [
        '(Date|Dt) of [the] (Decree|Order|Judgment|Judgement|Divorce|Decision|Passing)',
        '(Decree|Order|Judgment|Judgement|Divorce) (Date|Dt|Dated)',
        'Dated',
        'Decided On',
        'Pronounced On',
        'Date',
        '(Decree|Order) (made|drawn|passed|granted|pronounced) on',
        'Date of Dissolution',
      ],
      sentences: [
        new RegExp(
          String.raw`\b(?:decree|dissolved|judgment|order|given under[^.]{0,60}|granted|pronounced|passed|` +
            String.raw`made)\b[^.]{0,80}?\b(?:on|dated|with effect from|w\.e\.f\.?)(?: this)?(?: the)? ${dayPattern}`,
          'i',
        ),
        new RegExp(String.raw`\bthis(?: the)? ${dayPattern}`, 'i'),
      ],
    },
    court: {
      needsColon: true,
      labels: ['[Name of [the|] ]Court', 'Name of [the] Court', 'In the Court of'],
      as: 'organisation',
      read: court,
    },
    caseNumber: {
      labels: [
        `[Divorce|Original|Matrimonial|Civil|HMA|Marriage] (Case|Petition|Suit|Appeal|OP|HMA|FCOP|MC|Application) ${numberWords}`,
        `(Case|Petition|Suit|HMA|OP|FCOP|M.C|H.M.A|Decree) ${numberWords}`,
        'CNR [No|Number]',
        'Number of [the] (Matter|Case|Petition|Suit)',
        '(Matter|Cause) (No|Number)',
        '[Matrimonial|Divorce|Original|Civil] (Case|Petition|Suit|Matter|Cause|Proceeding)',
        'Case',
      ],
      read: caseNumber,
      as: 'code',
    },
  },
  stops: [
    'Petitioner',
    'Versus',
    'Date of Marriage',
    'Place of Marriage',
    'Coram',
    'Before',
    'Presiding Officer',
    'Judge',
    'Advocate',
    'Counsel',
    'Section',
    'Under Section',
    'Date of Filing',
    'Date of Institution',
  ],
  after(open, candidates) {
    const parties = partiesOf(open);
    const answering = parties.find((party) => party.isAnswering) ?? parties.at(-1);
    if (answering)
      addCandidate(candidates, 'formerSpouseName', answering.line, {
        value: answering.name,
        by: 'pattern',
        strength: 0.5,
      });
    // The decree does not name the traveller: the user decides.
    candidates.formerSpouseName = candidates.formerSpouseName!.slice(0, 1).map((each) => ({ ...each, strength: 0.5 }));
    const top = open.lines.find(
      (line) =>
        line.top < 0.5 &&
        /\b(?:court|judge)\b/i.test(line.text) &&
        line.text.length < 90 &&
        !/decree|order made|passed by|officer/i.test(line.text),
    );
    if (top) addCandidate(candidates, 'court', top, { value: court(top.text), by: 'heading', strength: 0.8 });
    candidates.maritalStatus = candidates.maritalStatus!.slice(0, 1);
    return parties.length > 0 ? { people: parties.map((party) => ({ name: party.name })) } : undefined;
  },
});

function court(raw: string): string | undefined {
  return normaliseOrganisation(raw.replace(/^in the (?:hon'?ble )?(?:court of (?:the )?)?/i, ''));
}

// A case is identified by its number and year.
function caseNumber(raw: string): string | undefined {
  const match =
    /^[^A-Z\d]{0,6}((?:[A-Z.]{1,6}[ /-]{0,2})?\d[\dA-Z]*(?:[/-]\d+)*(?:\s*(?:of|\/)\s*(?:19|20)\d{2})?)/i.exec(
      raw.trim(),
    );
  return match ? match[1]!.toUpperCase().replaceAll(' ', '') : undefined;
}

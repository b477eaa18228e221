// Words that labels are made of, on papers of any kind. A cell of nothing else is the label of something, known or not.
const heads = new Set(
  `name names surname forename date dt day no nos nr num number ref reference code id place address born birth issued issue registered registration entered recorded
  until till upto expiry expires expiration ends valid validity holder signatory signature officer authority physician registrar nationality citizenship citizen age sex gender
  mobile telephone phone email passport occupation profession remarks amount rate fee purpose type kind category class period duration length opened dated certified granted decided
  applied residence residing ifsc micr relation relationship kinship serial entry entries sheet volume page arrival departure destination`.split(
    /\s+/,
  ),
);
const others = new Set(
  `account branch status total of the and or a an in on at by to for from with as per his her its their your our my each when where who whose what which why how is are was full first last middle given second third
  other this that if any not nor before after during main present permanent current usual previous old new registered certificate document card book file case order application form
  deed title licence license permit visa ticket policy invoice bill receipt person child baby minor father mother husband wife spouse parent parents guardian family head member members
  host guest sponsor applicant candidate student employee employer customer consumer patient examinee bearer owner purchaser claimant tenant landlord lessor lessee party parties
  deceased departed bride bridegroom groom bank company firm organisation institution school college university clinic hospital office court site centre point station port post
  country state city town village district region area time hour start begin end term lease rent income tax pay paid payable due gross net basic marks obtained secured grade score
  result outcome finding conclusion course programme subject study degree qualification mode product scheme plan part measure nature details particulars record records taken told
  held kept made drawn printed signed seal stamp photo photograph health medical test right reside stay travel vehicle classes blood group good maximum minimum credits law act
  hof household cardholder newborn infant elector voter relative consumer subscriber connection supply billed supplied premises property let provider supplier issuer issuing body
  claimant transferee donee vendee buyer allottee assessee value valuation worth price market refusal refused decision ground grounds reason reasons enter entry leave biometrics fingerprints
  married marriage wedding ceremony solemnised solemnized venue died death demise passing passed away surviving informant usual screened examined tested conferred awarded
  institute board academy award stream discipline examination exam cgpa gpa average percentage overall aggregate band tie bond related papers verdict opinion laboratory facility
  situated situation location located schedule description permission immigration conditions grade decree divorce judgment pronounced petitioner respondent matter suit petition
  lives living resides stays home dwelling lets rents house flat starts runs out took occurred happened under whether male female checked inviting invited inviter visitor traveller
  sticker foil times landing serial monthly payment deposit they related licensed allotted drive may made file capital assessed annual guidance fair government circle chief principal bears birthday driver guardian renewed happened hour extract has`.split(
    /\s+/,
  ),
);
const single = new Set(
  `name born sex gender nationality age mobile telephone phone email passport occupation profession remarks code mode fee ifsc micr opened dated address signature product`.split(
    ' ',
  ),
);

export const wordsOfLabel = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/^\W*(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\W*/, '')
    .replaceAll(/\(\w{1,3}\)|['’]s?\b/g, '')
    .split(/[^a-z]+/)
    .filter(Boolean);

// Most of a label's words are such, whatever it speaks of; a heading's are not.
export function isMostlyLabel(text: string, share = 0.6): boolean {
  const words = wordsOfLabel(text);
  return words.filter((word) => heads.has(word) || others.has(word)).length >= share * words.length;
}

export function isLabelLike(text: string): boolean {
  if (text.length > 60 || /\d/.test(text.replace(/^\W*\d{1,3}\W/, '')) || /[.!?]$/.test(text.trim().replace(/\b(?:no|ref|regn|dt|nos)\.$/i, ''))) return false;
  const words = wordsOfLabel(text);
  if (words.length === 0 || words.length > 8) return false;
  if (words.length === 1) return single.has(words[0]!);
  return words.every((word) => heads.has(word) || others.has(word)) && words.some((word) => heads.has(word));
} // prettier-ignore

import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { dayIn } from '../../facts/days.ts';
import { societies } from '../../facts/issuers.ts';
import { defineKind } from '../../held-out-kind.ts';

const matters = [
  ['Membership Certificate', societies[0], 'The holder has been an ordinary member since 2014 and has paid all dues.'],
  ['Vaccination Record', societies[1], 'Yellow fever and typhoid vaccinations were given on the date shown.'],
  [
    'Certificate of Participation',
    societies[2],
    'The holder took part in the open tournament and finished all rounds.',
  ],
] as const;

export const otherDocument = defineKind({
  kind: 'Other document',
  facts: (random) => {
    const [title, issuer, notes] = random.pick(matters);
    return {
      values: {
        title,
        issuer,
        number: `${random.letters(2)}-${random.digits(5)}`,
        issueDate: dayIn(random, '2021-04-01', '2026-08-30'),
        notes,
      },
      also: {},
    };
  },
  layouts: {
    'framed-certificate': ({ f, day, random }, _, t) =>
      drawing(
        `.page{font:12pt/1.7 'Noto Serif';padding:26mm} .f{border:1.4mm double #3f6212;padding:14mm;text-align:center}`,
        `<div class="f"><p>${f('issuer')}</p><h1>${f('title')}</h1><p>awarded to <b>${t.name}</b></p><p>${f('notes')}</p>
        <p>Serial ${f('number')} &nbsp; ${day('issueDate', 'Do MMMM YYYY')}</p><div
        style="display:grid;place-items:center">${roundSeal(random, 'SEAL')}</div></div>`,
      ),
    'office-note': ({ f, day }, _, t) =>
      drawing(
        `.page{font:10.4pt/1.6 'DejaVu Sans';padding:22mm}`,
        `<h2>${f('title')}</h2>` +
          formGrid(3, [
            ['Issued by', f('issuer')],
            ['Ref.', f('number')],
            ['On', day('issueDate', 'DD.MM.YYYY')],
          ]) +
          paragraphs('', `Holder: ${t.name}`, f('notes')),
      ),
  },
});

import { drawing, formGrid, handSignature, paragraphs } from '../../drawing/blocks.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const hostRelationship = defineKind({
  kind: 'Host relationship evidence',
  facts: (random, t) => {
    const sex = random.pick(['M', 'F'] as const);
    return {
      values: {
        hostName: personName(random, sex, t.family),
        relationship: random.pick(sex === 'M' ? ['brother', 'nephew', 'son'] : ['sister', 'niece', 'daughter']),
        hostIdNumber: `${random.letters(2)}${random.digits(7)}`,
      },
      also: {},
    };
  },
  layouts: {
    'family-statement': ({ f, random }, _, t) =>
      drawing(
        `.page{font:11.4pt/1.7 'Noto Serif';padding:24mm}`,
        `<h3>Declaration of kinship</h3>` +
          paragraphs(
            `I declare that ${f('hostName')}, who lives in ${t.abroad.city}, ${t.abroad.country}, with residence card
            ${f('hostIdNumber')}, is my
            ${f('relationship')}. I will be staying there as a guest of the family during my visit.`,
            `Copies of the birth certificates which prove our kinship are attached.`,
            t.name,
          ) +
          handSignature(random),
      ),
    'evidence-form': ({ f }, _, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h3>Proof of family ties with the host</h3>` +
          formGrid(2, [
            ['Host', f('hostName')],
            ['The host is my', f('relationship')],
            ["Host's permit or ID card no.", f('hostIdNumber')],
            ["Host's town", `${t.abroad.line}, ${t.abroad.country}`],
            ['Visitor', t.name],
            ['Passport', t.passport],
          ]),
      ),
  },
});

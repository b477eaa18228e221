import { drawing, formGrid, ruled } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const familyRegister = defineKind({
  kind: 'Family register / ration card',
  facts: (random, t) => ({
    members: [
      [t.name, 'Self', String(2026 - Number(t.born.slice(0, 4)))],
      [t.spouse, t.sex === 'M' ? 'Wife' : 'Husband', String(random.whole(26, 58))],
      [personName(random, 'F', t.family), 'Daughter', String(random.whole(2, 19))],
    ],
    shop: `Fair price shop ${random.digits(4)}`,
    values: { headOfFamily: t.name, cardNumber: random.pick([random.digits(11), `PHH${random.digits(8)}`]) },
    also: {},
  }),
  layouts: {
    'ration-card': ({ f }, { members, shop }, t) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Sans','Noto Sans Devanagari';padding:20mm}`,
        `<h3>राशन कार्ड &nbsp; Food and Civil Supplies, Government of ${t.address.state}</h3>` +
          formGrid(2, [
            ['Ration Card No.', f('cardNumber')],
            ['Head of household', f('headOfFamily')],
            ['Residence', addressText(t.address)],
            ['Depot', shop],
          ]) +
          '<br>' +
          ruled(['Member', 'Relation with head', 'Age'], members),
      ),
    'register-sheet': ({ f }, { members }, t) =>
      drawing(
        `.page{font:10.6pt/1.6 'DejaVu Serif';padding:22mm}`,
        `<h3>Family register of ${t.address.city}</h3><p>Folio ${f('cardNumber')}. The family is headed by ${f('headOfFamily')} and lives at
        ${addressText(t.address)}.</p>` +
          ruled(
            ['Sr.', 'Full name', 'Position in family', 'Years'],
            members.map((row, at) => [String(at + 1), ...row]),
          ),
      ),
  },
});

import { drawing, formGrid, handSignature, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { addDays, dayIn } from '../../facts/days.ts';
import { personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const parentalConsent = defineKind({
  kind: 'Parental consent (minor)',
  facts: (random, t) => {
    const isBoy = random.chance(0.5);
    return {
      isBoy,
      born: dayIn(random, '2011-01-01', '2019-12-31'),
      passport: `X${random.digits(7)}`,
      values: {
        childName: personName(random, isBoy ? 'M' : 'F', t.family),
        parentName: t.name,
        accompaniedBy: personName(random, random.pick(['M', 'F'])),
        notarised: 'true',
        letterDate: addDays(t.from, -random.whole(10, 45)),
      },
    };
  },
  layouts: {
    'consent-prose': ({ f, day, around, random }, { isBoy, born, passport }, t) =>
      drawing(
        `.page{font:11.4pt/1.7 'Noto Serif';padding:24mm}`,
        `<h3 style="text-align:center">CONSENT FOR A CHILD TO TRAVEL ABROAD</h3>` +
          paragraphs(
            `I, ${f('parentName')}, being the lawful ${t.sex === 'M' ? 'father' : 'mother'} of ${f('childName')}, a
            ${isBoy ? 'boy' : 'girl'} born on
            ${formatDay(born, 'D MMMM YYYY')} and holding passport ${passport}, permit my child to travel to ${t.abroad.country} between
            ${formatDay(t.from, 'D MMMM YYYY')} and ${formatDay(t.to, 'D MMMM YYYY')}.`,
            `During this journey my child will be looked after by ${f('accompaniedBy')}, who may decide on medical treatment in my place.`,
            `Executed at ${t.address.city} on ${day('letterDate', 'D MMMM YYYY')}.`,
          ) +
          `${handSignature(random)}<br><br>${around('notarised', roundSeal(random, 'Attested<br>NOTARY PUBLIC'))}`,
      ),
    'consent-form': ({ f, day, random }, { born, passport }, t) =>
      drawing(
        `.page{font:10pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h2>Parental authorisation for minors</h2>` +
          formGrid(2, [
            ['Minor', f('childName')],
            ['Born / passport', `${formatDay(born, 'DD/MM/YYYY')} / ${passport}`],
            ['Parent giving authorisation', f('parentName')],
            ['Adult travelling with the minor', f('accompaniedBy')],
            ['Destination', t.abroad.country],
            ['Signed on', day('letterDate', 'DD/MM/YYYY')],
          ]) +
          `<br>${handSignature(random)}`,
      ),
  },
});

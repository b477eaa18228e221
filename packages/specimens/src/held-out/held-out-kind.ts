import { categories, type Category } from '@visawright/forms/documents/categories.ts';
import { randomOf, type Random } from '../random.ts';
import { fieldWriter, type FieldWriter } from './drawing/field-writer.ts';
import { travellerOf, type Traveller } from './facts/traveller.ts';

// The content of one document; `values` by the field ids of the forms' document kinds, normalised.
export interface HeldOutFacts {
  readonly values: Readonly<Record<string, string>>;
  readonly also?: Readonly<Record<string, readonly string[]>>; // other correct readings
}

type Draw<F> = (writer: FieldWriter, facts: F, traveller: Traveller) => string;

interface KindDefinition<F extends HeldOutFacts> {
  readonly kind: string; // its name among the forms' document kinds
  readonly facts: (random: Random, traveller: Traveller) => F;
  readonly layouts: Readonly<Record<string, Draw<F>>>;
}

export interface Drawn {
  readonly markup: string;
  readonly facts: HeldOutFacts;
  readonly shown: ReadonlyMap<string, string>;
  readonly traveller: Traveller;
}

export interface HeldOutKind {
  readonly category: Category['category'];
  readonly kind: string;
  readonly layouts: readonly string[];
  readonly draw: (layout: string, seed: string, travellerSeed?: string) => Drawn;
}

export function defineKind<F extends HeldOutFacts>({ kind, facts: factsOf, layouts }: KindDefinition<F>): HeldOutKind {
  const category = categories.find(({ kinds }) => kinds.some(({ name }) => name === kind))?.category;
  if (category === undefined) throw new Error(`no document kind is called ${kind}`);
  return {
    category,
    kind,
    layouts: Object.keys(layouts),
    draw: (layout, seed, travellerSeed = seed) => {
      const draw = layouts[layout];
      if (draw === undefined) throw new Error(`${kind} has no held-out layout ${layout}`);
      const traveller = travellerOf(travellerSeed);
      const facts = factsOf(randomOf('held-out facts', kind, seed), traveller);
      const writer = fieldWriter(facts.values, randomOf('held-out look', kind, layout, seed));
      return { markup: draw(writer, facts, traveller), facts, shown: writer.shown, traveller };
    },
  };
}

import { chanceOf } from './chance.ts';
import { kinds } from './kinds.ts';
import { designs } from './passports/designs.ts';
import type { Wanted } from './unseen-file.ts';
import { unseenSetId } from './unseen-set.ts';

export interface WantedFile {
  readonly id: string;
  readonly documents: readonly Wanted[];
  readonly application?: string; // files of one traveller that are judged together
}

const kindOf = (name: string) => {
  const found = kinds.find(({ kind }) => kind === name);
  if (!found) throw new Error(`the set has no kind ${name}`);
  return found;
};

// Each layout once as a text and once as a picture, in turn as a scan and as a photo.
function single(): WantedFile[] {
  return kinds.flatMap((of, k) =>
    of.layouts.flatMap((layout, l) => {
      const picture = (k + l) % 2 === 0 ? 'scan' : 'photo';
      const routes = of.category === 'Photo' ? (['photo'] as const) : (['text', picture] as const);
      return routes.map((route) => ({
        id: `${of.kind} ${layout.name} ${route}`,
        documents: [
          { of, layout, route, seed: `${unseenSetId} ${of.kind} ${l} ${route}`, isSingle: (k * 7 + l) % 23 === 5 },
        ],
      }));
    }),
  );
}

function passports(): WantedFile[] {
  const current = designs.flatMap(({ state }, d) =>
    (['adult', 'child', 'single'] as const).map((holder, h) => {
      const route = (d + h) % 2 === 0 ? ('photo' as const) : ('scan' as const);
      return {
        id: `passport ${state} ${holder}`,
        documents: [{ passport: state, holder, route, seed: `${unseenSetId} ${state} ${holder}` }],
      };
    }),
  );
  const previous = ['IND', 'NPL', 'AUS'].flatMap((state) =>
    (['scan', 'photo'] as const).map((route) => ({
      id: `previous passport ${state} ${route}`,
      documents: [
        {
          passport: state,
          holder: 'adult' as const,
          isPrevious: true,
          route,
          seed: `${unseenSetId} previous ${state} ${route}`,
        },
      ],
    })),
  );
  return [...current, ...previous];
}

const bundled = kinds.filter(({ id, category }) => id === undefined && category !== 'Photo');

// Files with several documents of one person, as text, as scans, or mixed.
function bundles(): WantedFile[] {
  return Array.from({ length: 14 }, (_, n) => {
    const chance = chanceOf(unseenSetId, 'bundle', n);
    const seed = `${unseenSetId} bundle ${n}`;
    const chosen = new Set(Array.from({ length: 3 + (n % 4) }, () => chance.among(bundled)));
    const documents = [...chosen].map((of): Wanted => ({
      of,
      layout: chance.among(of.layouts),
      seed,
      route: n % 3 === 0 ? 'scan' : n % 3 === 1 ? 'text' : chance.among(['text', 'scan']),
    }));
    return { id: `bundle ${n}`, documents };
  });
}

const forApplication = [
  'Bank statement',
  'ITR-V acknowledgement',
  'Salary slip',
  'Employment / NOC / leave letter',
  'Flight e-ticket or reservation',
  'Hotel booking',
  'Travel insurance policy',
  'Cover letter',
  'Aadhaar',
  'Marriage certificate',
  'Day-wise itinerary',
];

// What one traveller hands in: twelve files.
function applications(): WantedFile[] {
  return [0, 1].flatMap((n) => {
    const seed = `${unseenSetId} application ${n}`;
    const application = `application ${n}`;
    const documents = forApplication.map((name, at): WantedFile => {
      const of = kindOf(name);
      const route = (['text', 'text', 'scan', 'photo'] as const)[(at + n) % 4]!;
      return {
        id: `${application} ${name}`,
        application,
        documents: [{ of, layout: of.layouts[(at + n) % of.layouts.length]!, route, seed }],
      };
    });
    return [
      ...documents,
      {
        id: `${application} passport`,
        application,
        documents: [{ passport: 'IND', holder: 'adult', isOwn: true, route: 'scan', seed }],
      },
    ];
  });
}

export const unseenFiles = (): WantedFile[] => [...single(), ...passports(), ...bundles(), ...applications()];

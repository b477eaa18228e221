import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { packProblems } from '@visawright/packs/review/pack-problems.ts';
import { shippedPacks } from '@visawright/packs/shipped/shipped-packs.ts';
import { expect, test } from 'vitest';
import { allPortals } from './definitions/all-portals.ts';
import type { Portal } from './definitions/portal.types.ts';
import { packOfPortal } from './packs/pack-of-portal.ts';
import { questionCoverage } from './packs/question-coverage.ts';
import { pagesOf } from './server/outer-pages.ts';
import { placedControls } from './server/page-controls.ts';

const packOf = ({ id }: Portal) => shippedPacks().find(({ portal }) => portal === id)!;

test.each(allPortals)('the pack of $id has no problem', async (portal) => {
  expect(packProblems(packOf(portal), await loadForm(portal.destination))).toEqual([]);
});

// What the browser recorded is in the pack, so everything else is derived again without one.
test.each(allPortals)('the pack of $id is what write-packs writes', (portal) => {
  const pack = packOf(portal);
  const recorded = new Map(
    pack.pages.map(({ id, path, controls }) => {
      const page = pagesOf(portal).find((each) => each.id === id)!;
      const numberAt = new Map(
        page.groups.flatMap(({ block, controls: inside }) =>
          inside.map((control) => [control.id, block?.firstNumber ?? ''] as const),
        ),
      );
      const numbered = controls.map((control, index) => {
        const number = String(
          numberAt.get(control.id) ?? numberAt.get(placedControls(page, () => 1)[index]?.control.id ?? '') ?? '',
        );
        return { ...control, id: control.id.replace('{n}', number), name: control.name.replace('{n}', number) };
      });
      return [id, { path, controls: numbered }] as const;
    }),
  );
  expect(packOfPortal(portal, recorded)).toEqual(pack);
});

test.each(allPortals)('the pack of $id has the present options, marks and lengths of its controls', (portal) => {
  for (const page of pagesOf(portal)) {
    const placed = placedControls(page, () => 1);
    const { controls } = packOf(portal).pages.find(({ id }) => id === page.id)!;
    expect(controls).toHaveLength(placed.length);
    for (const recorded of controls) {
      const found = placed.find(
        ({ control }) => control.id === recorded.id || (recorded.id === '' && control.name === recorded.name),
      );
      if (!found) continue; // a postback portal, whose controls have no lasting names
      const { control } = found;
      expect([recorded.label, recorded.kind, recorded.required, recorded.maxLength]).toEqual([
        control.partLabel === undefined ? control.label : `${control.label}: ${control.partLabel}`,
        control.kind,
        control.required,
        control.maxLength,
      ]);
      if (control.kind === 'select' && !control.late)
        expect(recorded.options).toEqual(['Select', ...control.options.map(({ text }) => text)]);
      if (control.kind === 'radio') expect(recorded.options).toEqual(control.options.map(({ text }) => text));
    }
  }
});

test.each(allPortals)('at least 95 % of the questions that $id shares with our form are mapped', async (portal) => {
  const { shared, mapped, missing } = await questionCoverage(portal, packOf(portal));
  console.log(
    `${portal.id}: ${mapped} of ${shared} shared questions mapped${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`,
  );
  expect(mapped / shared).toBeGreaterThanOrEqual(0.95);
});

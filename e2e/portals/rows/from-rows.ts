import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { loadPortals } from '@visawright/forms/portals/load-portals.ts';
import type { Portal, PortalControl, PortalOption, PortalPage, PortalTheme } from '../definitions/portal.types.ts';
import { controlsOfRow, type RecordedRow } from './controls-of-row.ts';
import { questionLabelled, questionsOf } from './form-questions.ts';
import { groupControls } from './group-controls.ts';
import { isControl } from './kind-of-row.ts';
import type { RowOverride } from './row-override.ts';

export interface RowsDefinition {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly destination: DestinationId;
  readonly rowsOf: string; // name of the recorded portal
  readonly code: string;
  readonly theme: PortalTheme;
  readonly sessionSeconds: number;
  readonly dates: string;
  readonly countries: 'names' | 'upper';
  readonly pages: readonly {
    readonly id: string;
    readonly title: string;
    readonly of: readonly string[];
    readonly note?: string;
  }[]; // of: recorded pages
  readonly rows?: Readonly<Record<string, RowOverride>>;
}

const keyOf = ({ element, label }: RecordedRow): string => element ?? label;

// Rows that repeat are the button and boxes around their items; a checkbox of several statements is one box each.
const isShown = (row: RecordedRow, override: RowOverride) =>
  override.skip !== true && (isControl(row.kind) || override.boxes !== undefined || override.kind !== undefined);

// Two controls of a page never share an id; a radio group and its second copy would be one group.
function distinct(controls: readonly PortalControl[], used: Set<string>): PortalControl[] {
  return controls.map((control) => {
    if (!used.has(control.id)) {
      used.add(control.id);
      return control;
    }
    const id = `${control.id}_2`;
    used.add(id);
    return { ...control, id, name: control.name === control.id ? id : control.name };
  });
}

// A practice portal with the controls people recorded of a real one, in their order, each with the question of our form it belongs to.
export async function fromRows(definition: RowsDefinition): Promise<Portal> {
  const { destination, rowsOf, rows = {}, pages, dates, countries, ...portal } = definition;
  const recorded = (await loadPortals(destination)).find(({ name }) => name === rowsOf);
  if (!recorded) throw new Error(`nothing recorded for ${rowsOf}`);
  const questions = questionsOf(await loadForm(destination));
  const options = new Map<string, readonly PortalOption[]>();

  const pageOf = ({ id, title, of, note }: RowsDefinition['pages'][number]): PortalPage => {
    const used = new Set<string>();
    const groups = of.flatMap((name) => {
      const page = recorded.pages.find((each) => each.name === name);
      if (!page) throw new Error(`no recorded page ${name} in ${rowsOf}`);
      const parts = page.fields.flatMap((row) => {
        const override = rows[`${name} > ${keyOf(row)}`] ?? rows[keyOf(row)] ?? {};
        const questionId = override.question ?? row.question ?? questionLabelled(questions, row.label);
        const question = questionId === undefined ? undefined : questions.get(questionId);
        if (override.question !== undefined && !question)
          throw new Error(`${destination} has no question ${override.question}`);
        if (row.kind === 'repeat' || override.isBlock)
          return [{ repeat: { ...row, label: override.label ?? row.label }, question: questionId, controls: [] }];
        if (!isShown(row, override)) return [];
        const sameOptions = override.sameOptionsAs === undefined ? undefined : options.get(override.sameOptionsAs);
        const controls = controlsOfRow(row, { questionId, question, override, dates, countries, sameOptions });
        if (row.element !== null) options.set(row.element, controls[0]!.options);
        return [{ question: questionId, controls: distinct(controls, used) }];
      });
      return groupControls(name.replace(/^\d+(?:-\d+)?\.? /, '').replace(/ \/.*/, ''), parts, questions);
    });
    return { id, title, path: `/apply/${id}`, ...(note !== undefined && { note }), groups };
  };
  return { ...portal, destination, isPostback: false, pages: pages.map(pageOf) };
}

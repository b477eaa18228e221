import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { Portal, PortalControl, PortalGroup, PortalPage, PortalTheme } from '../definitions/portal.types.ts';
import { controlOfQuestion } from './control-of-question.ts';

export interface FormDefinition {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly destination: DestinationId;
  readonly code: string;
  readonly theme: PortalTheme;
  readonly sessionSeconds: number;
  readonly isPostback?: boolean;
  readonly dates: string;
  readonly idOf: (question: string) => string; // with {n} at the end for an item
  readonly pages: readonly {
    readonly id: string;
    readonly title: string;
    readonly sections: readonly string[];
    readonly path?: string;
  }[];
  readonly controls?: Readonly<Record<string, Partial<PortalControl>>>; // by question
}

// The groups of one section of our form: its questions in order, a block for each repeated one.
function groupsOf(
  title: string,
  fields: readonly Field[],
  { idOf, dates, controls = {} }: FormDefinition,
): PortalGroup[] {
  const groups: PortalGroup[] = [];
  let plain: PortalControl[] = [];
  const close = () => {
    if (plain.length > 0) groups.push({ title: groups.length === 0 ? title : `${title} (continued)`, controls: plain });
    plain = [];
  };
  for (const field of fields) {
    if (field.type !== 'repeat') {
      plain.push({
        ...controlOfQuestion(field, { id: idOf(field.id), from: { question: field.id }, dates }),
        ...controls[field.id],
      });
      continue;
    }
    close();
    groups.push({
      title: field.label,
      block: {
        question: field.id,
        addButton: `Add another: ${field.label}`,
        firstNumber: 1,
        most: Math.min(field.maxItems ?? 5, 9),
        elementId: `${idOf(field.id)}-items`,
        ...(field.visibleWhen && { visibleWhen: field.visibleWhen }),
      },
      controls: field.fields!.map((item) =>
        controlOfQuestion(item, {
          id: `${idOf(`${field.id}-${item.id}`)}-{n}`,
          from: { question: field.id, field: item.id },
          dates,
        }),
      ),
    });
  }
  close();
  return groups;
}

// A practice portal that asks the questions of our own form, where no pages were recorded. Declarations of the
// last section stay with the person.
export async function fromForm(definition: FormDefinition): Promise<Portal> {
  const { pages, isPostback = false, id, name, tagline, destination, code, theme, sessionSeconds } = definition;
  const { sections } = await loadForm(destination);
  const pageOf = (page: FormDefinition['pages'][number]): PortalPage => ({
    id: page.id,
    title: page.title,
    path: page.path ?? `/apply/${page.id}`,
    groups: page.sections.flatMap((wanted) => {
      const section = sections.find((each) => each.id === wanted);
      if (!section) throw new Error(`${destination} has no section ${wanted}`);
      return groupsOf(section.title.replace(/ \(.*\)$/, ''), section.fields, definition);
    }),
  });
  return { id, name, tagline, destination, code, theme, sessionSeconds, isPostback, pages: pages.map(pageOf) };
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const colours = (data: { fgColor?: string; bgColor?: string } | undefined) =>
  data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '';

// Accessibility violations that axe finds on the page or in one part of it, with rule and element.
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  // Legacy mode needs no second page for the results, which is only needed for frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')}${colours(node.any[0]?.data)}`).join(' | ')}`,
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '@visawright/server/product.ts';
import type { BlankMatch } from '@visawright/contract/delivery/blank.ts';
import type { Context, Values } from '../context.ts';

const germany = join(import.meta.dirname, '../../../../packages/forms/destinations/germany.json');
const destinationFile = () => readFileSync(germany, 'utf8').replace(/"amount":\s*\d+/, '"amount": 2010');
const fact = { formId: 'germany', key: 'passport:blankPages' };

interface CatalogueFile {
  readonly content: { readonly destinations: { readonly uk: { readonly fees: { amount: number }[] } } };
}

// The catalogue as another realm would have written it, with one fee changed.
const exported = (context: Context) =>
  context.once('catalogue', async () => {
    const { content } = await context.reply('admin', (client) => client.exportCatalogue());
    const file = JSON.parse(new TextDecoder().decode(content)) as CatalogueFile;
    file.content.destinations.uk.fees[0]!.amount += 1;
    return JSON.stringify({ ...file, sha256: contentHash(file.content) });
  });

// A draft of which every field found is confirmed.
const matched = (context: Context) =>
  context.once('matched', async () => {
    const blankUid = context.stage.blank;
    const { fields, version } = await context.reply('admin', (client) => client.getBlank({ query: { blankUid } }));
    const use = { as: 'empty' } as const;
    const matches = fields.map(({ id }): Pick<BlankMatch, 'fieldId' | 'use' | 'isConfirmed'> => ({
      fieldId: id,
      use,
      isConfirmed: true,
    }));
    return context.reply('admin', (client) => client.saveBlank({ body: { blankUid, version, drawn: [], matches } }));
  });

export const catalogueValues: Values = {
  destinationFile,
  catalogueFile: exported,
  proposal: async (context) => {
    const body = { target: 'germany', text: destinationFile(), note: 'The fee rises in January' };
    return (await context.reply('admin', (client) => client.createProposal({ body }))).proposalUid;
  },
  factHash: async (context) => (await context.reply('admin', (client) => client.getFact({ query: fact }))).line.sha256,
  factChange: async (context) => {
    const source = { title: 'Notice of the consulate', url: null, kind: 'authority', date: '2026-11' } as const;
    const body = {
      ...fact,
      value: '3',
      source,
      confidence: 'medium' as const,
      note: 'Three blank pages are asked for',
    };
    return (await context.reply('admin', (client) => client.proposeFactChange({ body }), 'admin2')).changeUid;
  },
  draftBlank: ({ stage }) => stage.blank,
  matchedBlank: async (context) => (await matched(context)).blankUid,
  publishedBlank: async (context) => {
    const { blankUid, version } = await matched(context);
    const body = { blankUid, version, source: 'https://www.mofa.go.jp/form.pdf', editionOn: '2026-06-01' };
    await context.reply('admin', (client) => client.publishBlank({ body }));
    return blankUid;
  },
};

import { z } from 'zod';
import { Blank, BlankDestination, BlankField, BlankMatch, BlankTrial } from '../../delivery/blank.ts';
import { blankLimits, blankSamples } from '../../delivery/blank-facts.ts';
import { formName } from '../../forms/catalogue.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const one = z.strictObject({ blankUid: z.uuid() });
const version = z.number().int();
const source = z.string().trim().min(3).max(500); // the address the form was taken from, or a description
const listed = z.object({ today: z.iso.date(), destinations: z.array(BlankDestination) });
const stale = ['record.versionStale', 'blank.notDraft'] as const;

export const blankOperations = {
  listBlanks: operation({
    ...addresses.listBlanks,
    summary: 'Every destination with the form its packages contain, and its uploaded official forms',
    access: 'catalogue.manage',
    reply: listed,
  }),
  uploadBlank: operation({
    ...addresses.uploadBlank,
    summary: 'Upload an official form as a draft; its fields are found and matched to questions',
    access: 'catalogue.manage',
    body: z.strictObject({
      formId: formName,
      title: z.string().trim().min(3).max(120),
      source,
      editionOn: z.iso.date(),
    }),
    isMultipart: true,
    reply: Blank,
    errors: [
      'upload.refused',
      'upload.empty',
      'upload.mediaType',
      'upload.notWhatItSays',
      'upload.tooLarge',
      'blank.noForm',
      'blank.dateAhead',
      'blank.tooMany',
      'part.unavailable',
    ],
    limit: { max: 30, seconds: 60 },
  }),
  getBlank: operation({
    ...addresses.getBlank,
    summary: 'An official form with its fields, what they are matched to, and the questions to choose from',
    access: 'catalogue.manage',
    query: one,
    reply: Blank,
  }),
  blankPage: operation({
    ...addresses.blankPage,
    summary: 'A page of an official form as a picture',
    access: 'catalogue.manage',
    whose: 'nobody',
    query: one.extend({
      page: z.coerce
        .number()
        .int()
        .min(0)
        .max(blankLimits.pages - 1),
    }),
    repliesBytes: true,
    reply: z.never(),
  }),
  saveBlank: operation({
    ...addresses.saveBlank,
    summary: 'Save what the fields of a draft are matched to, and the fields drawn by hand; new ones get a suggestion',
    access: 'catalogue.manage',
    body: one.extend({
      version,
      drawn: z.array(BlankField.pick({ id: true, kind: true, area: true, isMultiline: true, cells: true })).max(300),
      matches: z.array(BlankMatch.pick({ fieldId: true, use: true, isConfirmed: true })).max(blankLimits.fields),
    }),
    reply: Blank,
    errors: [...stale, 'blank.matchInvalid'],
    bodyLimit: 1_000_000,
    isOnce: true,
  }),
  tryBlank: operation({
    ...addresses.tryBlank,
    summary:
      'Where the answers of an invented traveller would be written, in which size, and which continue on a sheet',
    access: 'catalogue.manage',
    query: one.extend({ sample: z.enum(blankSamples) }),
    reply: BlankTrial,
  }),
  publishBlank: operation({
    ...addresses.publishBlank,
    summary: 'Use an official form in new packages; the one before is retired. A retired one can be published again',
    access: 'catalogue.manage',
    body: one.extend({ version, source, editionOn: z.iso.date() }),
    reply: Blank,
    errors: ['record.versionStale', 'blank.fieldsOpen', 'blank.dateAhead'],
    isOnce: true,
  }),
  retireBlank: operation({
    ...addresses.retireBlank,
    summary: 'Stop using an official form in new packages',
    access: 'catalogue.manage',
    body: one,
    reply: listed,
    errors: ['blank.notPublished'],
    isOnce: true,
  }),
  deleteBlank: operation({
    ...addresses.deleteBlank,
    summary: 'Delete a draft',
    access: 'catalogue.manage',
    body: one,
    reply: listed,
    errors: ['blank.notDraft'],
    isOnce: true,
  }),
};

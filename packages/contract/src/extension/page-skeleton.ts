import { z } from 'zod';

// What a page of an online form is made of, without any value that was entered.
const controlKinds = [
  'text', // one line, also number, e-mail and telephone
  'textarea',
  'select',
  'list', // a list drawn by the page: a button or a search box that opens options
  'radio', // one group of buttons
  'checkbox', // one box, or a group of boxes with a common name
  'date', // the browser's own date control
  'file',
  'password',
] as const;
export type ControlKind = (typeof controlKinds)[number];

const line = z.string().max(300);

export const PageControl = z.strictObject({
  ref: z.string().regex(/^c\d{1,4}$/), // unique in its page, in the order of the page: c1, c2, …
  kind: z.enum(controlKinds),
  id: line, // '' where it has none or an id that changes with every load
  name: line,
  label: line, // as a person reads it, without the mark of required fields
  group: line, // the nearest legend or heading above it
  required: z.boolean(),
  maxLength: z.number().int().positive().nullable(),
  options: z.array(line).max(400), // texts of a select, a radio group or a group of boxes, in order; [] while a list has not been opened
  pattern: line, // the shape the page asks for, such as DD/MM/YYYY; '' if none
  frame: line, // origin of the frame if it differs from the page's; '' otherwise
});
export type PageControl = z.infer<typeof PageControl>;

export const PageSkeleton = z.strictObject({
  origin: z.string().max(200),
  path: line, // without query; digits of three and more are replaced by #
  title: line,
  headings: z.array(line).max(40),
  controls: z.array(PageControl).max(600),
});
export type PageSkeleton = z.infer<typeof PageSkeleton>;

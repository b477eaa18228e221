import type { Values } from '../context.ts';
import { accountValues } from './accounts.ts';
import { catalogueValues } from './catalogue.ts';
import { channelValues } from './channels.ts';
import { documentValues } from './documents.ts';
import { extensionValues } from './extension.ts';
import { peopleValues } from './people.ts';
import { workValues } from './work.ts';

// What stands in the installation of this run for each sample. A sample without an entry is sent as it is printed.
export const values: Values = {
  ...peopleValues,
  ...workValues,
  ...documentValues,
  ...extensionValues,
  ...catalogueValues,
  ...accountValues,
  ...channelValues,
};

import type { LabelMeaning } from '../../labels/label-meanings.ts';
import type { FieldRule } from '../../rules/kind-rules.types.ts';

// The parts are derived from the whole address if they have no labels of their own.
export const addressFields = (labels: readonly string[], about?: LabelMeaning): Record<string, FieldRule> => ({
  address: { labels, ...(about && { about }) },
  addressLine1: { labels: ['Address Line 1', 'Address 1'], as: 'text' },
  addressLine2: { labels: ['Address Line 2', 'Address 2'], as: 'text' },
  city: { labels: ['[Town /] City', 'City / Town', 'City/Town/Village', 'Town'], as: 'text', not: [/\d/] },
  district: { labels: ['(District|Dist|Distt)'], as: 'text', not: [/\d/] },
  state: { labels: ['State', 'State / UT'], as: 'text', not: [/\d/] },
  postcode: {
    labels: ['(PIN|Postal|Post|Zip) [Code]', 'Pincode', 'PIN (No|Number)'],
    read: (raw) => /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/.exec(raw)?.slice(1).join(''),
  },
});

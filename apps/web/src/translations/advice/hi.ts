import type { Translated } from '../../lib/translation/text-tree.ts';
import type { en } from './en.ts';

export const hi: Translated<typeof en> = {
  boarding: 'उड़ान से पहले',
  boardingLead: 'यह वीज़ा का हिस्सा नहीं है, पर एयरलाइन या सीमा पर इसे माँगा जाता है।',
  good: 'जानने लायक़',
  from: 'यह {{day}} से कर सकते हैं।',
  fromDays_one: 'यह पहुँचने से {{count}} दिन पहले से कर सकते हैं।',
  fromDays_other: 'यह पहुँचने से {{count}} दिन पहले से कर सकते हैं।',
  page: 'आधिकारिक पृष्ठ खोलें',
  newTab: 'नए टैब में खुलता है',
};

import { IconBeach, IconBriefcase, IconSchool } from '@tabler/icons-react';

export const purposeIcons = { Tourism: IconBeach, Business: IconBriefcase, Student: IconSchool } as const;

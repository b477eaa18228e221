import {
  IconBriefcase,
  IconBuildingBank,
  IconCamera,
  IconFileDescription,
  IconFileText,
  IconHeart,
  IconHeartbeat,
  IconHome,
  IconId,
  IconIdBadge2,
  IconPlaneDeparture,
  IconRubberStamp,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';

export const categoryIcon: Readonly<Record<DocumentCategory, Icon>> = {
  Passport: IconId,
  Photo: IconCamera,
  'Proof of Funds': IconBuildingBank,
  Insurance: IconHeartbeat,
  'Proof of Travel': IconPlaneDeparture,
  'Proof of Employment': IconBriefcase,
  Letter: IconFileText,
  'National ID': IconIdBadge2,
  'Proof of Status': IconRubberStamp,
  'Proof of Relationship': IconUsers,
  'Proof of Marital Status': IconHeart,
  'Proof of Address': IconHome,
  Other: IconFileDescription,
};

import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import {
  IconAdjustmentsHorizontal,
  IconBell,
  IconBuildingStore,
  IconChartHistogram,
  IconChecklist,
  IconCrop,
  IconFilePlus,
  IconFiles,
  IconFolders,
  IconForms,
  IconHierarchy2,
  IconHome,
  IconLayoutColumns,
  IconListCheck,
  IconPackageExport,
  IconPlaneDeparture,
  IconUpload,
  IconUserCheck,
  IconUserCircle,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';

const icons: Record<ScreenId, Icon> = {
  home: IconHome,
  analytics: IconChartHistogram,
  fileUpload: IconFolders,
  staffPlayground: IconLayoutColumns,
  documentEditor: IconCrop,
  staffGetVisa: IconFilePlus,
  destinationForm: IconForms,
  applicants: IconUsers,
  applications: IconFiles,
  agents: IconUsersGroup,
  agencies: IconBuildingStore,
  distributors: IconHierarchy2,
  reviewers: IconUserCheck,
  notifications: IconBell,
  settings: IconAdjustmentsHorizontal,
  form: IconForms,
  getVisa: IconPlaneDeparture,
  visaRequirements: IconListCheck,
  documentPlayground: IconUpload,
  review: IconChecklist,
  summary: IconPackageExport,
  myApplications: IconFiles,
  profile: IconUserCircle,
};

export function ScreenIcon({ screen, size }: { screen: ScreenId; size: number }) {
  const Shown = icons[screen];
  return <Shown size={size} stroke={1.6} aria-hidden />;
}

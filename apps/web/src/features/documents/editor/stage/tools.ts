import { IconBrightness, IconCrop, IconPerspective, IconScan, type Icon } from '@tabler/icons-react';

export type ToolName = 'edges' | 'crop' | 'straighten' | 'light';
export const tools: readonly { readonly name: ToolName; readonly key: string; readonly Icon: Icon }[] = [
  { name: 'edges', key: 'E', Icon: IconPerspective },
  { name: 'crop', key: 'C', Icon: IconCrop },
  { name: 'straighten', key: 'S', Icon: IconScan },
  { name: 'light', key: 'L', Icon: IconBrightness },
];

import { lazy, type ComponentType } from 'react';
import {
  IconApi,
  IconArchive,
  IconBell,
  IconBooks,
  IconCalendar,
  IconChartHistogram,
  IconClipboardList,
  IconExternalLink,
  IconFileCertificate,
  IconForms,
  IconHeadset,
  IconKeyboard,
  IconLanguage,
  IconLock,
  IconLogin2,
  IconMessage,
  IconPalette,
  IconPuzzle,
  IconReceiptRupee,
  IconRocket,
  IconScan,
  IconSchool,
  IconUser,
  IconActivityHeartbeat,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import { reachOf, type Action } from '@visawright/contract/platform/access.ts';
import type { Role } from '@visawright/contract/platform/roles.ts';
import type { TextIn } from '../../../lib/translation/define-texts.ts';
import type { SettingsTranslate } from '../../../translations/settings/settings-texts.ts';

interface Tab {
  readonly id: TextIn<SettingsTranslate, 'tabs'>;
  readonly icon: Icon;
  readonly needs: Action;
  readonly isRealm?: true;
  readonly onlyFor?: Role; // others have a screen of their own for it
  readonly Page: ComponentType;
}

const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const tabs: readonly Tab[] = [
  {
    id: 'profile',
    icon: IconUser,
    needs: 'account.self',
    Page: page(async () => (await import('./own/ProfileTab.tsx')).ProfileTab),
  },
  {
    id: 'security',
    icon: IconLock,
    needs: 'account.self',
    Page: page(async () => (await import('./own/SecurityTab.tsx')).SecurityTab),
  },
  {
    id: 'display',
    icon: IconLanguage,
    needs: 'account.self',
    Page: page(async () => (await import('./own/DisplayTab.tsx')).DisplayTab),
  },
  {
    id: 'notifications',
    icon: IconBell,
    needs: 'notification.read',
    Page: page(async () => (await import('./own/NotificationsTab.tsx')).NotificationsTab),
  },
  {
    id: 'shortcuts',
    icon: IconKeyboard,
    needs: 'account.self',
    Page: page(async () => (await import('./own/ShortcutsTab.tsx')).ShortcutsTab),
  },
  {
    id: 'extension',
    icon: IconPuzzle,
    needs: 'account.self',
    Page: page(async () => (await import('./own/ExtensionTab.tsx')).ExtensionTab),
  },
  {
    id: 'calendar',
    icon: IconCalendar,
    needs: 'calendar.feed',
    Page: page(async () => (await import('./calendar/CalendarTab.tsx')).CalendarTab),
  },
  {
    id: 'prices',
    icon: IconReceiptRupee,
    needs: 'price.manage',
    Page: page(async () => (await import('./prices/PricesTab.tsx')).PricesTab),
  },
  {
    id: 'analytics',
    icon: IconChartHistogram,
    needs: 'analytics.read',
    isRealm: true,
    onlyFor: 'agency',
    Page: page(async () => (await import('../analytics/AnalyticsTab.tsx')).AnalyticsTab),
  },
  {
    id: 'branding',
    icon: IconPalette,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./branding/BrandingTab.tsx')).BrandingTab),
  },
  {
    id: 'domains',
    icon: IconWorld,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./domains/DomainsTab.tsx')).DomainsTab),
  },
  {
    id: 'support',
    icon: IconHeadset,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./SupportTab.tsx')).SupportTab),
  },
  {
    id: 'rules',
    icon: IconArchive,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./rules/RulesTab.tsx')).RulesTab),
  },
  {
    id: 'reading',
    icon: IconScan,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./reading/ReadingTab.tsx')).ReadingTab),
  },
  {
    id: 'lessons',
    icon: IconSchool,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./lessons/LessonsTab.tsx')).LessonsTab),
  },
  {
    id: 'catalogue',
    icon: IconBooks,
    needs: 'catalogue.manage',
    isRealm: true,
    Page: page(async () => (await import('./catalogue/CatalogueTab.tsx')).CatalogueTab),
  },
  {
    id: 'officialForms',
    icon: IconFileCertificate,
    needs: 'catalogue.manage',
    isRealm: true,
    Page: page(async () => (await import('./official-forms/OfficialFormsTab.tsx')).OfficialFormsTab),
  },
  {
    id: 'portalPacks',
    icon: IconForms,
    needs: 'extension.packs',
    isRealm: true,
    Page: page(async () => (await import('./portal-packs/PortalPacksTab.tsx')).PortalPacksTab),
  },
  {
    id: 'extensionReleases',
    icon: IconRocket,
    needs: 'extension.release',
    isRealm: true,
    Page: page(async () => (await import('./extension-releases/ReleasesTab.tsx')).ReleasesTab),
  },
  {
    id: 'channels',
    icon: IconMessage,
    needs: 'realm.settings',
    isRealm: true,
    Page: page(async () => (await import('./channels/ChannelsTab.tsx')).ChannelsTab),
  },
  {
    id: 'agencySignIn',
    icon: IconLogin2,
    needs: 'agencyProvider.manage',
    isRealm: true,
    Page: page(async () => (await import('./agency-providers/AgencyProvidersTab.tsx')).AgencyProvidersTab),
  },
  {
    id: 'integrations',
    icon: IconApi,
    needs: 'integration.manage',
    isRealm: true,
    Page: page(async () => (await import('./integrations/IntegrationsTab.tsx')).IntegrationsTab),
  },
  {
    id: 'partnerLinks',
    icon: IconExternalLink,
    needs: 'integration.manage',
    isRealm: true,
    Page: page(async () => (await import('./partner-links/PartnerLinksTab.tsx')).PartnerLinksTab),
  },
  {
    id: 'audit',
    icon: IconClipboardList,
    needs: 'audit.browse',
    isRealm: true,
    Page: page(async () => (await import('./audit/AuditTab.tsx')).AuditTab),
  },
  {
    id: 'system',
    icon: IconActivityHeartbeat,
    needs: 'system.read',
    isRealm: true,
    Page: page(async () => (await import('./system/SystemTab.tsx')).SystemTab),
  },
];

export const tabsFor = (role: Role) =>
  tabs.filter(({ needs, onlyFor = role }) => reachOf(needs, role) !== undefined && onlyFor === role);

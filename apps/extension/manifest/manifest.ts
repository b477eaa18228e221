// The whole manifest without the entries WXT adds for the files it builds.
export interface ManifestInput {
  readonly mode: string;
  readonly version: string;
  readonly appOrigins: readonly string[];
  readonly portalHosts: readonly string[];
}

const practiceHosts = ['http://127.0.0.1/*'] as const;

// Match patterns name no port; the scripts compare the whole origin.
const appPatterns = (origins: readonly string[]) => [
  ...new Set(origins.map((origin) => `${origin.replace(/:\d+$/, '')}/*`)),
];

// Chrome accepts no pattern here whose first label is `*` above a single-label host.
const connectable = (pattern: string) => !/\/\/\*\.[a-z0-9-]+\//.test(pattern);

export function manifest({ mode, version, appOrigins, portalHosts }: ManifestInput) {
  const apps = appPatterns(appOrigins);
  const isPractice = mode === 'practice';
  const hosts = [...apps, ...portalHosts.map((host) => `https://${host}/*`), ...(isPractice ? practiceHosts : [])];
  return {
    name: isPractice ? 'Visawright (practice)' : 'Visawright',
    description: 'Fills the online form of a visa application, reads every field back and never submits.',
    version,
    minimum_chrome_version: '120',
    permissions: ['scripting', 'sidePanel', 'storage'],
    host_permissions: [...new Set(hosts)].toSorted(),
    // Naming pages and no extension shuts all other extensions out. Nothing listens to outside messages of pages either.
    externally_connectable: { matches: apps.filter(connectable) },
    // Named here, and not left to the build tool, whose own content scripts announce themselves to the page.
    content_scripts: [{ matches: apps, js: ['app-bridge.js'], run_at: 'document_start' as const }],
    action: { default_title: 'Visawright' },
    commands: {
      fill: { suggested_key: { default: 'Alt+Shift+F' }, description: 'Fill this page' },
      read: { suggested_key: { default: 'Alt+Shift+R' }, description: 'Read this page again' },
    },
    content_security_policy: {
      extension_pages: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        `connect-src ${appOrigins.join(' ')}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  };
}

// What the browser grants, for comparison with the committed list.
export interface GrantedPermissions {
  readonly permissions: readonly string[];
  readonly hosts: readonly string[];
  readonly contentScripts: readonly string[];
  readonly connectable: readonly string[];
  readonly webAccessible: readonly unknown[];
}

export interface BuiltManifest {
  readonly permissions?: readonly string[] | undefined;
  readonly host_permissions?: readonly string[] | undefined;
  readonly optional_permissions?: readonly string[] | undefined;
  readonly optional_host_permissions?: readonly string[] | undefined;
  readonly content_scripts?: readonly { readonly matches?: readonly string[] | undefined }[] | undefined;
  readonly externally_connectable?: { readonly matches?: readonly string[] | undefined } | undefined;
  readonly web_accessible_resources?: readonly unknown[] | undefined;
}

export const grantedPermissions = (built: BuiltManifest): GrantedPermissions => ({
  permissions: [...(built.permissions ?? []), ...(built.optional_permissions ?? [])].toSorted(),
  hosts: [...(built.host_permissions ?? []), ...(built.optional_host_permissions ?? [])].toSorted(),
  contentScripts: (built.content_scripts ?? []).flatMap(({ matches }) => matches ?? []).toSorted(),
  connectable: [...(built.externally_connectable?.matches ?? [])].toSorted(),
  webAccessible: [...(built.web_accessible_resources ?? [])],
});

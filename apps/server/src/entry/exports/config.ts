// Settings that programs of other workspaces read before they start anything. Importing this file loads no other part of the server.
export { chromiumFlags, chromiumShell, pipedChromiumFlags } from '../../platform/config/chromium.ts';
export { default as loadEnv } from '../../platform/config/load-env.ts';
export { settingNames, settingOf, variablesOf, type Program } from '../../platform/config/settings.ts';

import type { LockedPackage } from './locked-packages.ts';

const registry = 'registry.npmjs.org';

// `npm ci` takes a package from its own address if the lock file has one, so none may lead elsewhere. A package without a checksum is one
// that npm never installs on the platforms we run on.
export function judgeSources(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ id, resolved, integrity, isOptional }) => [
    ...(resolved === undefined || new URL(resolved).host === registry ? [] : [`${id} comes from another host`]),
    ...(integrity?.startsWith('sha512-') === true || (integrity === undefined && isOptional)
      ? []
      : [`${id} has no SHA-512 checksum`]),
  ]);
}

export interface ScriptRule {
  readonly name: string;
  readonly reason: string;
}

// Install scripts are off for all packages; a package that has one is listed with the reason why it works without.
export function judgeInstallScripts(
  packages: readonly LockedPackage[],
  rules: readonly ScriptRule[],
  npmrc: string,
): string[] {
  const having = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  const known = new Set(rules.map(({ name }) => name));
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : ['.npmrc does not have ignore-scripts=true']),
    ...[...having.difference(known)].map((name) => `${name} has an install script that nobody has looked at`),
    ...[...known.difference(having)].map((name) => `${name} has no install script any more`),
  ];
}

// The platform, the distributor and the agency, each name once: a platform agency usually has the name of the platform.
export const agencyLevels = (realm: string, distributor: string | null, agency: string): string[] =>
  [realm, distributor ?? realm, agency].filter((name, at, all) => all.indexOf(name) === at);

// The parts of the product in which a wrong branch does the most harm. Every test listed runs without the database, so that a mutant
// costs milliseconds; the tests on the real parts are part of `npm test`.
export interface MutationModule {
  readonly name: string;
  readonly sources: readonly string[]; // changed by Stryker; `!` excludes
  readonly tests: readonly string[]; // run in this order until one fails, so the cheapest come first
  readonly withTables: boolean; // also changes tables that are built when the file is loaded; every test runs for each of them
}

export const mutationModules: readonly MutationModule[] = [
  {
    name: 'access',
    sources: [
      'packages/contract/src/platform/access.ts',
      'packages/contract/src/platform/roles.ts',
      'apps/server/src/platform/access/reach.ts',
      'apps/server/src/platform/access/verify-token.ts',
      'apps/server/src/applications/records/list-allowed-actions.ts',
    ],
    tests: [
      'packages/contract/src/platform/access.test.ts',
      'apps/server/src/platform/access/reach.test.ts',
      'apps/server/src/platform/access/verify-token.test.ts',
      'apps/server/src/applications/records/list-allowed-actions.test.ts',
    ],
    withTables: true,
  },
  {
    name: 'state-machine',
    sources: [
      'packages/contract/src/applications/application-status.ts',
      'packages/contract/src/applications/steps.ts',
      'apps/server/src/delivery/packages/package-blocker.ts',
    ],
    tests: [
      'packages/contract/src/applications/*.test.ts',
      'packages/contract/src/platform/specification.test.ts',
      'apps/server/src/delivery/packages/package-blocker.test.ts',
    ],
    withTables: true,
  },
  {
    name: 'page-geometry',
    sources: [
      'packages/contract/src/documents/page-geometry.ts',
      'packages/contract/src/documents/polygon.ts',
      'packages/contract/src/documents/visible-page-index.ts',
      'apps/server/src/documents/pages/filter-shown-words.ts',
      'apps/server/src/documents/uploads/pdf/page-box.ts',
      'apps/web/src/features/documents/pictures/page-geometry.ts',
      'apps/web/src/features/documents/editor/model/crop-box.ts',
    ],
    tests: [
      'packages/contract/src/documents/page-geometry.test.ts',
      'packages/contract/src/documents/polygon.test.ts',
      'apps/server/src/documents/uploads/pdf/page-box.test.ts',
      'apps/web/src/features/documents/pictures/page-geometry.test.ts',
      'apps/web/src/features/documents/editor/model/crop-box.test.ts',
    ],
    withTables: true,
  },
  {
    name: 'mrz',
    // Left out: what finds the rows on a page and reads them with the model. `npm run bench -- reading` measures it on pictures.
    sources: [
      'packages/reading/src/mrz/*.ts',
      '!packages/reading/src/mrz/*.test.ts',
      '!packages/reading/src/mrz/read-mrz.ts',
      '!packages/reading/src/mrz/read-mrz-line.ts',
      '!packages/reading/src/mrz/mrz-candidates.ts',
    ],
    tests: ['packages/reading/src/mrz/*.test.ts'],
    withTables: false,
  },
  {
    name: 'findings',
    sources: ['packages/forms/src/rules/**/*.ts', '!packages/forms/src/rules/**/*.test.ts'],
    // any-values.test.ts only proves that nothing throws, and takes seconds.
    tests: [
      'packages/forms/src/rules/*/*.test.ts',
      'packages/forms/src/rules/!(any-values|rule-files).test.ts',
      'packages/forms/src/rules/rule-files.test.ts',
      'bench/proofs/findings/*.test.ts',
    ],
    withTables: false,
  },
];

// Files and folders on which the scores depend, for the stored result.
export const mutationPaths: readonly string[] = [
  'ops/mutation',
  ...new Set(
    mutationModules
      .flatMap(({ sources }) => sources)
      .filter((path) => !path.startsWith('!'))
      .map((path) => path.replace(/\/[^/]*[*!].*$/, '')),
  ),
];

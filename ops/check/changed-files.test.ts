import { describe, expect, it } from 'vitest';
import { testsOf } from './changed-files.ts';

const files = ['a/x.ts', 'a/x.test.ts', 'a/y.test.ts', 'b/z.test.ts', 'b/far.test.ts', 'c/page.md', 'c/c.test.ts'];
const value = { isType: false, isLazy: false };
const imports = [
  { from: 'a/x.test.ts', to: 'a/x.ts', ...value },
  { from: 'b/z.test.ts', to: 'a/x.ts', ...value },
];

describe('the tests of a change', () => {
  it('are those next to it and those that import it', () => {
    expect(testsOf(['a/x.ts'], files, imports)).toEqual(['a/x.test.ts', 'a/y.test.ts', 'b/z.test.ts']);
  });

  it('include a changed test', () => expect(testsOf(['b/far.test.ts'], files, imports)).toContain('b/far.test.ts'));

  it('are none for documentation', () => expect(testsOf(['c/page.md'], files, imports)).toEqual([]));
});

import { describe, expect, it } from 'vitest';
import {
  atLeast,
  atMost,
  BrokenRun,
  describeFinding,
  exactly,
  isMet,
  none,
  requireAnswer,
  requireForProof,
  timed,
  type Check,
} from './measurement.ts';

const finding = (...checks: Check[]) => ({ judged: '3 cases', checks, table: {} });

describe('checks', () => {
  it('include their limit', () => {
    expect([atMost('a', 1.25, 1.25).ok, atMost('a', 1.26, 1.25).ok]).toEqual([true, false]);
    expect([atLeast('a', 95, 95).ok, atLeast('a', 94.9, 95).ok]).toEqual([true, false]);
    expect([exactly('a', 1, 1).ok, exactly('a', 0, 1).ok, none('a', 0).ok, none('a', 1).ok]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are not met by a value that is no number', () => {
    expect([atMost('a', NaN, 1).ok, atLeast('a', NaN, 1).ok, none('a', NaN).ok]).toEqual([false, false, false]);
  });
});

describe('a finding', () => {
  it('is met only if every check is', () => {
    expect(isMet(finding(none('lost', 0), atLeast('share', 95, 95)), false)).toBe(true);
    expect(isMet(finding(none('lost', 0), atLeast('share', 94, 95)), false)).toBe(false);
    expect(isMet(finding(), false)).toBe(false);
  });

  it('judges time in a full run and not in a small one, and says so', () => {
    const slow = finding(none('lost', 0), timed(atMost('delivery', 300, 250, 'ms')));
    expect([isMet(slow, true), isMet(slow, false)]).toEqual([true, false]);
    expect(describeFinding(slow, true)).toBe('3 cases; lost 0 (= 0), delivery 300 (not judged in a small run)');
    expect(describeFinding(slow, false)).toBe('3 cases; lost 0 (= 0), delivery 300 (≤ 250 ms) SHORT');
  });
});

describe('a broken run', () => {
  it('is what an unavailable part causes, unlike a refusal or a success', () => {
    expect(() => requireAnswer(503, 'login')).toThrow(BrokenRun);
    for (const status of [200, 401, 403, 404, 500]) expect(() => requireAnswer(status, 'login')).not.toThrow();
  });

  it('is what a failed control causes', () => {
    expect(() => requireForProof(false, 'the control failed')).toThrow(BrokenRun);
    expect(() => requireForProof(true, 'the control failed')).not.toThrow();
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, isCurrent, keep } from '../../scripts/stamp.mjs';
import { countResults } from '../../scripts/summary.mjs';

describe('the stamp', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fire-escape-'));
    writeFileSync(join(folder, 'lock'), 'one');
    writeFileSync(join(folder, 'made'), '');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const now = () => fingerprint(folder, ['lock', 'more']);
  const current = () => isCurrent(folder, 'work', now(), ['made']);

  test('holds as long as nothing changes', () => {
    expect(current()).toBe(false);
    keep(folder, 'work', now());
    expect(current()).toBe(true);
    keep(folder, 'work', null);
    expect(current()).toBe(false);
  });

  test('falls with a changed input, a new input or a lost product', () => {
    keep(folder, 'work', now());
    writeFileSync(join(folder, 'lock'), 'two');
    expect(current()).toBe(false);
    writeFileSync(join(folder, 'lock'), 'one');
    writeFileSync(join(folder, 'more'), '');
    expect(current()).toBe(false);
    rmSync(join(folder, 'more'));
    expect(current()).toBe(true);
    rmSync(join(folder, 'made'));
    expect(current()).toBe(false);
  });
});

describe('the summary', () => {
  const file = (status: string, ...results: string[]) => ({
    status,
    assertionResults: results.map((one) => ({ status: one })),
  });

  test('sums over all files and leaves skipped tests out', () => {
    const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')];
    expect(countResults({ testResults }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test('counts a file that could not be loaded', () => {
    expect(countResults({ testResults: [file('failed'), file('passed', 'passed')] }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test('counts a run that failed outside the tests, or left no report', () => {
    expect(countResults({ testResults: [file('passed', 'passed')] }, 2)).toEqual({ passed: 1, failed: 1 });
    expect(countResults(null, 1)).toEqual({ passed: 0, failed: 1 });
  });
});

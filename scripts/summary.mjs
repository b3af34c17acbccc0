// Prints `N passed, N failed` from the JSON reports of Vitest, each with the exit code of its whole run.
import { readFileSync } from 'node:fs';

/**
 * A file that could not be loaded counts as one failure, and so does a run that failed outside the tests.
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} Report
 * @type {(report: Report | null, exitCode: number) => { passed: number, failed: number }}
 */
export const countResults = (report, exitCode) => {
  let passed = 0;
  let failed = 0;
  for (const file of report?.testResults ?? []) {
    const results = file.assertionResults;
    passed += results.filter((one) => one.status === 'passed').length;
    const broken = results.filter((one) => one.status === 'failed').length;
    failed += broken === 0 && file.status === 'failed' ? 1 : broken;
  }
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
};

/** @type {(path: string) => Report | null} */
const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

if (import.meta.main ?? process.argv[1]?.endsWith('summary.mjs')) {
  const words = process.argv.slice(2);
  let [passed, failed] = [0, 0];
  for (let i = 0; i < words.length; i += 2) {
    const run = countResults(readReport(words[i] ?? ''), Number(words[i + 1]));
    passed += run.passed;
    failed += run.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
}

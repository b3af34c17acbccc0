// What an accessibility checker finds wrong with a page, one line a fault.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page } as never).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target} ${html.slice(0, 120)}`),
  );
};

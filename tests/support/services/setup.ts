// Before the server's tests: one PostgreSQL and one Redis for all of them, where the machine has both.
import type { TestProject } from 'vitest/node';
import { findPrograms } from './programs.ts';
import { startPostgres, startRedis } from './start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** '' where the machine has none. */
    postgres: string;
    redis: string;
  }
}

export default async (project: TestProject) => {
  const programs = findPrograms();
  if (!programs) {
    console.log('The cluster part was not run: it needs PostgreSQL and Redis on this machine.');
    project.provide('postgres', '');
    project.provide('redis', '');
    return;
  }
  const services = await Promise.all([startPostgres(programs), startRedis(programs)]);
  project.provide('postgres', services[0].url);
  project.provide('redis', services[1].url);
  return async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
};

/** The processes of a product, by name, to be killed. */

import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '@access/service-kit/postgres'
import pg from 'pg'
import { getCommandLine, listProcessTree } from '../run/processes.ts'
import type { Product } from '../run/product.ts'

const programPatterns = {
  requests: /services\/requests\/main\.mjs/,
  auth: /services\/auth\/main\.mjs/,
  content: /services\/content\/main\.mjs/,
  gateway: /gateway\/src\/main\.ts/,
  shell: /shell\/server\/main\.ts/,
}

export type TargetProcess = keyof typeof programPatterns | 'postgres'

/** Its process number just now; nothing while it is being started again. */
export async function findPid(product: Product, targetProcess: TargetProcess): Promise<number | undefined> {
  if (targetProcess === 'postgres') return (await startPostgres({ dataDir: product.dataDir })).pid
  return listProcessTree(product.pid).find((pid) => programPatterns[targetProcess].test(getCommandLine(pid)))
}

/**
 * To be called while PostgreSQL runs; what is returned, called after its kill, resolves to when it answers again, by
 * the clock of `performance.now()`.
 */
export async function watchPostgresReturn({ dataDir }: Product): Promise<() => Promise<number>> {
  const { adminUrl } = await startPostgres({ dataDir })
  return async () => {
    for (;;) {
      await wait(50)
      const client = new pg.Client({ connectionString: adminUrl })
      client.on('error', () => {})
      try {
        await client.connect()
        await client.end()
        return performance.now()
      } catch {
        // Gone, or still recovering.
      }
    }
  }
}

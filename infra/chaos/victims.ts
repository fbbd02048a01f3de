/** The processes of a product, by name, to be killed. */

import { startPostgres } from '@access/service-kit/postgres'
import { commandOf, treeOf } from '../run/processes.ts'
import type { Product } from '../run/product.ts'

const programs = {
  requests: /services\/requests\/main\.mjs/,
  auth: /services\/auth\/main\.mjs/,
  content: /services\/content\/main\.mjs/,
  gateway: /gateway\/src\/main\.ts/,
  shell: /shell\/server\/main\.ts/,
}

export type Victim = keyof typeof programs | 'postgres'

/** Its process number just now; nothing while it is being started again. */
export async function pidOf(product: Product, victim: Victim): Promise<number | undefined> {
  if (victim === 'postgres') return (await startPostgres({ dataDir: product.dataDir })).pid
  return treeOf(product.pid).find((pid) => programs[victim].test(commandOf(pid)))
}

import { inject } from 'vitest'
import { queryServiceRows } from '../../infra/run/testing/product-database.ts'

/** Rows straight from a service's database, to see what was really stored. */
export const queryRows = (service: 'auth' | 'content' | 'requests', sql: string, values: unknown[] = []) =>
  queryServiceRows(inject('product').dataDir, service, sql, values)

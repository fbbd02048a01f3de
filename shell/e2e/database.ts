import { inject } from 'vitest'
import { rowsIn } from '../../infra/run/rows.ts'

/** Rows straight from a service's database, to see what was really stored. */
export const rows = (service: 'auth' | 'content' | 'requests', sql: string, values: unknown[] = []) =>
  rowsIn(inject('product').dataDir, service, sql, values)

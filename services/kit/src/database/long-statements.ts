/** For work that may take longer than a request: migrations, jobs, commands, imports. */
import type { EntityManager } from '@mikro-orm/postgresql'
import type pg from 'pg'
import { formatSettings, longTimeouts } from '../postgres/service-timeouts.ts'

/** The options of a pool whose connections may take ten minutes for a statement. */
export const longStatements = {
  onConnect: async (client: pg.ClientBase): Promise<void> => {
    await client.query(formatSettings('set', longTimeouts))
  },
}

/** The rest of this transaction may take ten minutes for a statement, and wait a minute for a lock. */
export const allowLongTransaction = (transaction: EntityManager) =>
  transaction.execute(formatSettings('set local', { ...longTimeouts, lock_timeout: '1min' }))

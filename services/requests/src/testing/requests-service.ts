/** The requests service with a key of its own, asked as the gateway asks it. */

import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AuditEvent } from '@access/service-kit'
import { type Subgraph, type SubgraphOptions, startSubgraph } from '@access/service-kit/testing'
import type { FilterQuery } from '@mikro-orm/postgresql'
import { requests } from '../requests.ts'

/** What is sent, by name. */
export const sendMutations = {
  request: `mutation ($input: LegalAidRequestInput!) {
    sendLegalAidRequest(input: $input) { id reference status receivedAt passphrase reviewDueAt matchDueAt }
  }`,
  message: `mutation ($input: ContactMessageInput!) {
    sendContactMessage(input: $input) { id reference receivedAt hasEmailConfirmation isEmailHeld }
  }`,
}

/** Ids are random: all tests may add to one. */
const erasureList = path.join(tmpdir(), `erasures-of-tests-${process.pid}.jsonl`)

/** A good ENCRYPTION_KEY. */
export const generateEncryptionKey = () => randomBytes(32).toString('base64')

/** What the audit says, in its order. */
export const listEvents = (inbox: Subgraph, where: FilterQuery<AuditEvent>): Promise<AuditEvent[]> =>
  inbox.em().find(AuditEvent, where, { orderBy: { occurredAt: 'asc' } })

/** What was done, as the audit calls it, in its order. */
export const listActions = async (inbox: Subgraph, where: FilterQuery<AuditEvent>): Promise<string[]> =>
  (await listEvents(inbox, where)).map(({ action }) => action)

/** Starts the service. */
export const startRequestsService = ({
  seed = false,
  env = {},
  isDatabaseNew = false,
}: Pick<SubgraphOptions, 'seed' | 'env' | 'isDatabaseNew'> = {}) =>
  startSubgraph(requests, {
    seed,
    isDatabaseNew,
    env: { ENCRYPTION_KEY: generateEncryptionKey(), ERASURE_LIST: erasureList, ...env },
  })

/**
 * Rows as text without their ciphertexts, blind indexes and ids: each is a run of 20 or more characters of
 * base64 or hex, and by chance any short word turns up in such a run now and then.
 */
export const stripRandomText = (rows: string): string => rows.replace(/[\w+/=-]{20,}/g, '…')

/** The rows of every table as text, by its name. */
export async function readTables({ em }: Subgraph): Promise<[name: string, rows: string][]> {
  const tables: { name: string }[] = await em().execute(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  return Promise.all(
    tables.map(
      async ({ name }): Promise<[string, string]> => [
        name,
        JSON.stringify(await em().execute(`select t::text from ${name} t`)),
      ],
    ),
  )
}

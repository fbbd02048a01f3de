/** What each connection of a service begins with: its timeouts, its lists of unsorted words, and its name. */
import { createHash } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * In the address that a service gets, so that they hold on each of its connections. Each is shorter than what waits for
 * it: the gateway gives a service 4 seconds, and an operation 5.
 */
export const serviceTimeouts = {
  statement_timeout: '3s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
} as const

/** For connections of migrations, jobs and commands, which nobody waits for. Waiting for a lock stays short: others would queue behind it. */
export const longTimeouts = {
  statement_timeout: '10min',
  idle_in_transaction_session_timeout: '10min',
} as const

/** The statements that set them, each beginning with `prefix`: `set` or `set local`. */
export const formatSettings = (prefix: string, settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${prefix} ${name} = '${value}'`)
    .join('; ')

/**
 * How long the list of a search index may be of what is not sorted in yet, which every search reads besides the index:
 * a write that would make it longer sorts all of it in. No search notices one as short as this.
 */
export const shortPendingList = { gin_pending_list_limit: '256kB' } as const

/** For many items at once: a word that is in many of them is sorted in once. It halves what an import costs. */
export const longPendingList = { gin_pending_list_limit: '4MB' } as const

/**
 * The name of the connections that answer a service's requests, by which an operator tells them apart. Several hosts may
 * share a server, and several products a host: each has a folder of data on its host.
 */
export const formatRequestConnectionName = (service: string, dataDir: string): string =>
  `${service} requests ${createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 8)}`

/** The name of the connections of its background jobs. */
export const formatJobConnectionName = (service: string): string => `${service} jobs`

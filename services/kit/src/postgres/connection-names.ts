/** The application names of a service's connections, by which an operator tells them apart. */
import { createHash } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * Of those by which a service answers requests. Several hosts may share a server, and several products a host: each has a
 * folder of data on its host.
 */
export const formatRequestConnectionName = (service: string, dataDir: string): string =>
  `${service} requests ${createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 8)}`

/** Of those of its background jobs. */
export const formatJobConnectionName = (service: string): string => `${service} jobs`

/**
 * When a service is restarted although it has not died: it can get no connection and has finished no query for ten
 * seconds, while PostgreSQL responds to us. A service that is only busy finishes queries, so load never does this; one
 * whose thread computes asks for no connection, and is restarted when it has not answered for a minute. Should a restart
 * not help, the next one waits twice as long.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { formatRequestConnectionName, isDatabaseInUse } from '@access/service-kit/postgres'
import { fetchInner } from '@access/transport'
import type { ProgramContext } from './programs.ts'
import { services } from './secrets.ts'
import type { SupervisedProgram } from './supervise-program.ts'

/** In milliseconds. */
const stuckAfter = 10_000
/** Nothing that a service computes takes a tenth of it. */
const blockedAfter = 60_000
const maxStuckAfter = 15 * 60_000
const checkInterval = 1_000
/** How long a response of /readyz may take: a service itself waits for two seconds. */
const requestTimeout = 3_000
/** How long a stuck process may take to end by itself. */
const stopTimeout = 3_000

/** What was seen of a service at one look. */
export type ServiceState =
  /** It says that it is ready. */
  | 'ready'
  /** It is not ready, and neither is PostgreSQL, or it is just being started. */
  | 'waiting'
  /** It is not ready, and its connections are at work. */
  | 'busy'
  /** It does not even say that it is alive: its thread computes, or hangs. */
  | 'blocked'
  /** It is not ready, PostgreSQL responds, and none of its connections is active. */
  | 'idle'

/** Tracks the states of one service: `isStuck` gets the next one, with the time in milliseconds. */
export function createStuckDetector() {
  let since: number | undefined
  let blockedSince: number | undefined
  let wait = stuckAfter

  return {
    isStuck(state: ServiceState, now: number): boolean {
      if (state === 'ready') wait = stuckAfter
      // While it computes it cannot ask for a connection, so the time without one begins anew.
      if (state === 'busy' || state === 'idle') since ??= now
      else since = undefined
      if (state === 'blocked') blockedSince ??= now
      else blockedSince = undefined
      const isStuck =
        (state === 'idle' && now - since! >= wait) ||
        (state === 'blocked' && now - blockedSince! >= Math.max(blockedAfter, wait))
      if (!isStuck) return false
      since = undefined
      blockedSince = undefined
      wait = Math.min(wait * 2, maxStuckAfter)
      return true
    },
  }
}

interface WatchedService {
  supervised: SupervisedProgram
  /** Its base URL. */
  url: string
  databaseUrl: string
  /** Of the connections by which it answers requests. */
  connectionName: string
}

/** Watches those of the programs that are services, until `signal` goes off. */
export async function restartWhenStuck(
  programs: SupervisedProgram[],
  { addresses, databases, settings }: Pick<ProgramContext, 'addresses' | 'databases' | 'settings'>,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const watchedServices = services.flatMap((name) =>
    programs
      .filter((supervised) => supervised.runs(name))
      .map((supervised) => ({
        supervised,
        url: addresses[name],
        databaseUrl: databases[name],
        connectionName: formatRequestConnectionName(name, settings.dataDir),
      })),
  )
  await Promise.all(watchedServices.map((service) => watchService(service, log, signal)))
}

async function watchService(
  service: WatchedService,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { supervised } = service
  const detector = createStuckDetector()
  for (;;) {
    await wait(checkInterval, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const state = await inspectService(service)
    if (signal.aborted || !detector.isStuck(state, Date.now())) continue
    log(
      state === 'blocked'
        ? `  ! ${supervised.name} has not answered for a minute, and is restarted`
        : `  ! ${supervised.name} gets no connection although PostgreSQL has some, and is restarted`,
    )
    supervised.restart(stopTimeout)
  }
}

async function inspectService({
  supervised,
  url,
  databaseUrl,
  connectionName,
}: WatchedService): Promise<ServiceState> {
  if (!supervised.isUp()) return 'waiting'
  if (await responds(`${url}/readyz`)) return 'ready'
  if (!(await responds(`${url}/livez`))) return 'blocked'
  const isInUse = await isDatabaseInUse(databaseUrl, connectionName, stuckAfter / 1000)
  if (isInUse === undefined) return 'waiting'
  return isInUse ? 'busy' : 'idle'
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetchInner(url, { signal: AbortSignal.timeout(requestTimeout) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

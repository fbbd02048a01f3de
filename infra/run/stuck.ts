/**
 * When a service is started anew although it has not died: it can get no connection and has finished no query for ten
 * seconds, while PostgreSQL answers us. A service that is only busy finishes queries, so load never does this; and
 * should starting anew not help, the next time waits twice as long.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseInUse } from '@access/service-kit/postgres'
import type { Kept } from './keepRunning.ts'
import type { Surroundings } from './programs.ts'
import { services } from './secrets.ts'

/** In milliseconds. */
const patience = 10_000
const longestPatience = 15 * 60_000
const every = 1_000
/** How long an answer to /readyz may take: a service itself waits for two seconds. */
const answerWithin = 3_000
/** What a stuck process is given to end by itself. */
const grace = 3_000

/** What was seen of a service at one look. */
export type Look =
  /** It says that it is ready. */
  | 'ready'
  /** It is not ready, and neither is PostgreSQL, or it is just being started. */
  | 'waiting'
  /** It is not ready, and its connections are at work. */
  | 'busy'
  /** It is not ready, PostgreSQL answers, and none of its connections does anything. */
  | 'idle'

/** Remembers looks at one service: `isStuck` takes the next one, with the time in milliseconds. */
export function stuckDetector() {
  let since: number | undefined
  let wait = patience

  return {
    isStuck(look: Look, now: number): boolean {
      if (look === 'ready') wait = patience
      if (look === 'ready' || look === 'waiting') since = undefined
      else since ??= now
      if (look !== 'idle' || now - since! < wait) return false
      since = undefined
      wait = Math.min(wait * 2, longestPatience)
      return true
    },
  }
}

interface Watched {
  kept: Kept
  /** Where it answers. */
  url: string
  databaseUrl: string
}

/** Watches those of the programs that are services, until `signal` goes off. */
export async function restartWhenStuck(
  programs: Kept[],
  { ports, databases }: Pick<Surroundings, 'ports' | 'databases'>,
  tell: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const watched = services.flatMap((name) =>
    programs
      .filter((kept) => kept.name === name)
      .map((kept) => ({ kept, url: `http://127.0.0.1:${ports[name]}`, databaseUrl: databases[name] })),
  )
  await Promise.all(watched.map((service) => watch(service, tell, signal)))
}

async function watch(service: Watched, tell: (line: string) => void, signal: AbortSignal): Promise<void> {
  const { kept } = service
  const detector = stuckDetector()
  for (;;) {
    await wait(every, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const look = await lookAt(service)
    if (signal.aborted || !detector.isStuck(look, Date.now())) continue
    tell(`  ! ${kept.name} gets no connection although PostgreSQL has some, and is started anew`)
    kept.restart(grace)
  }
}

async function lookAt({ kept, url, databaseUrl }: Watched): Promise<Look> {
  if (!kept.isUp()) return 'waiting'
  if (await isReady(url)) return 'ready'
  const isInUse = await isDatabaseInUse(databaseUrl, patience / 1000)
  if (isInUse === undefined) return 'waiting'
  return isInUse ? 'busy' : 'idle'
}

async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerWithin) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Asks the service in which administrators set the office how it is now, by a signed call. */
import { type Log, loggable, type Settings, signed } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { keepOffice } from './kept-office.ts'
import type { Office } from './office.ts'

/** In milliseconds: how long what was heard is good for, and how long anybody waits for it. */
const goodFor = 5000
const patience = 500

interface Desk {
  em: EntityManager
  settings: Settings
  log: Log
}

// A process has one settings object; those who come while we ask wait for the same answer.
const looks = new WeakMap<Settings, { at: number; done: Promise<void> }>()

/**
 * Brings what we keep of the office up to date, unless that was done a moment ago. To be called before a transaction,
 * which must not wait for another service. When nobody answers, what we keep stands.
 */
export function lookAtOffice({ em, settings, log }: Desk): Promise<void> {
  const last = looks.get(settings)
  if (last && Date.now() - last.at < goodFor) return last.done
  const done = look(em.fork(), settings).catch((error) =>
    log.warn(loggable(error), 'the office as it was last heard of stands'),
  )
  looks.set(settings, { at: Date.now(), done })
  return done
}

async function look(em: EntityManager, { env, secret }: Settings): Promise<void> {
  if (!env.CONTENT_URL) return
  const answer = await fetch(`${env.CONTENT_URL}/organisation`, {
    headers: signed(secret),
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`the office could not be told: status ${answer.status}`)
  const office = (await answer.json()) as Office
  // Promises are counted by the days on which it is open.
  if (!office.hours.some(Boolean)) throw new Error('an office that never opens is none')
  await keepOffice(em, office)
}

/** Fetches the office settings from the content service, by a signed call. */
import { type Context, callService, describeError, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { cacheOfficeSettings, getOfficeSettings } from './cached-office-settings.entity.ts'
import { getDefaultOfficeSettings, type OfficeSettings } from './office-settings.ts'

/** In milliseconds: how long fetched settings are fresh, and how long we wait for them. */
const maxAge = 5000
const requestTimeout = 500

type RefreshContext = Pick<Context, 'em' | 'settings' | 'log'>

// A process has one settings object; concurrent calls share one fetch.
const refreshes = new WeakMap<Settings, { startedAt: number; refreshed: Promise<void> }>()

/**
 * Refreshes the cached settings, unless that was done a moment ago. To be called before a transaction, which must not
 * wait for another service. When the service does not answer, the cached settings stay.
 */
export function refreshOfficeSettings({ em, settings, log }: RefreshContext): Promise<void> {
  const last = refreshes.get(settings)
  if (last && Date.now() - last.startedAt < maxAge) return last.refreshed
  const refreshed = fetchOfficeSettings(em.fork(), settings).catch((error) =>
    log.warn(describeError(error), 'the cached office settings stay'),
  )
  refreshes.set(settings, { startedAt: Date.now(), refreshed })
  return refreshed
}

/** The current settings, or the cached ones when content takes longer than half a second. Not within a transaction. */
export async function getCurrentOfficeSettings(context: RefreshContext): Promise<OfficeSettings> {
  await refreshOfficeSettings(context)
  return getOfficeSettings(context)
}

async function fetchOfficeSettings(em: EntityManager, settings: Settings): Promise<void> {
  const { CONTENT_URL } = settings.env
  if (!CONTENT_URL) return
  const answer = await callService(settings, CONTENT_URL, '/organisation', { timeoutMs: requestTimeout })
  if (!answer.ok) throw new Error(`the office settings could not be fetched: status ${answer.status}`)
  // An earlier content service sends fewer settings.
  const stored = (await answer.json()) as Partial<OfficeSettings>
  const office: OfficeSettings = { ...getDefaultOfficeSettings(settings), ...stored }
  // Deadlines are counted by the days on which the office is open.
  if (!office.hours.some(Boolean)) throw new Error('the office settings have no opening hours')
  await cacheOfficeSettings({ em, settings }, office)
}

/** The office settings as they were when we last fetched them: they outlive the service that has them. */
import { type Context, Item, queryRows, type Settings, Table, Text } from '@access/service-kit'
import { getDefaultOfficeSettings, type OfficeSettings } from './office-settings.ts'

/** One row at most. */
@Table('cached_office_settings')
export class CachedOfficeSettings extends Item {
  /** In JSON. */
  @Text() settingsJson!: string
}

/** Where the settings are read: a call, or a transaction of it. */
export type OfficeContext = Pick<Context, 'em' | 'settings'>

const singletonId = '0a77f1ce-0000-4000-8000-000000000001'

/** In milliseconds: for how long a process remembers the row, which another one may have replaced. */
const maxAge = 5000
// A process has one settings object.
const remembered = new WeakMap<Settings, { readAt: number; office: OfficeSettings }>()

/** The cached settings, or the defaults: nobody waits for another service. */
export async function getOfficeSettings({ em, settings }: OfficeContext): Promise<OfficeSettings> {
  const known = remembered.get(settings)
  if (known && Math.abs(Date.now() - known.readAt) < maxAge) return known.office
  const office = await readOfficeSettings({ em, settings })
  remembered.set(settings, { readAt: Date.now(), office })
  return office
}

async function readOfficeSettings({ em, settings }: OfficeContext): Promise<OfficeSettings> {
  const defaults = getDefaultOfficeSettings(settings)
  const [cached] = await queryRows<Pick<CachedOfficeSettings, 'settingsJson'>>(
    em,
    'select settings_json as "settingsJson" from cached_office_settings where id = $1',
    [singletonId],
  )
  if (!cached) return defaults
  // An earlier release cached fewer settings.
  const office: OfficeSettings = { ...defaults, ...JSON.parse(cached.settingsJson) }
  // While the portal names nobody, the addresses of the environment are used: a request must not arrive unseen.
  return office.staffEmails.length > 0 ? office : { ...office, staffEmails: defaults.staffEmails }
}

/** Caches what was fetched. */
export async function cacheOfficeSettings(
  { em, settings }: OfficeContext,
  office: OfficeSettings,
): Promise<void> {
  const settingsJson = JSON.stringify(office)
  const cached = await em.findOne(CachedOfficeSettings, { id: singletonId }, { disableIdentityMap: true })
  if (cached?.settingsJson === settingsJson) return
  await em.upsert(CachedOfficeSettings, { ...new CachedOfficeSettings(), id: singletonId, settingsJson })
  remembered.delete(settings)
}

/** The name of the organisation, as authenticator apps and passkeys show it: content has it, and we ask by a signed call. */
import { type Context, callService, describeError, type Settings } from '@access/service-kit'

/** In milliseconds: nobody waits longer for a name to add a second factor. */
const timeoutMs = 500

/** Until content has answered once. */
const defaultName = 'Legal aid office'

// A process has one settings object.
const lastNames = new WeakMap<Settings, string>()

/** The name as it is now or, when content does not answer in time, as it was last heard. */
export async function fetchOrganisationName({ settings, log }: CallContext): Promise<string> {
  const name = await requestName(settings).catch((error) => {
    log.warn(describeError(error), 'the name of the organisation stays as it was last heard')
  })
  if (name) lastNames.set(settings, name)
  return lastNames.get(settings) ?? defaultName
}

type CallContext = Pick<Context, 'settings' | 'log'>

/** Undefined where there is no content service, or an earlier one that does not send it. */
async function requestName(settings: Settings): Promise<string | undefined> {
  const { CONTENT_URL } = settings.env
  if (!CONTENT_URL) return undefined
  const response = await callService(settings, CONTENT_URL, '/organisation', { timeoutMs })
  if (!response.ok) throw new Error(`the name could not be fetched: status ${response.status}`)
  return ((await response.json()) as { name?: string }).name
}

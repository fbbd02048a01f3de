// The organisation, as far as the API says of it: its name, and the categories of requests that it takes.
import { practiceAreaNames } from '@access/service-kit/practice-areas/practice-areas.rules'
import { createSignatureHeaders, fetchInner } from '@access/service-kit/transport'
import type { Logger } from 'pino'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { describeError } from './log.ts'

export interface Organisation {
  name: string
  categories: readonly string[]
}

/** Until content has answered once: words that are true of every office. */
export const defaultOrganisation: Organisation = { name: 'Legal aid office', categories: practiceAreaNames }

/** Resolves to the organisation as it is or, when content does not answer in time, as it was last heard. */
export type OrganisationReader = () => Promise<Organisation>

/** In milliseconds: nobody waits longer for it. */
const timeoutMs = 500

interface Options {
  contentUrl: string
  secret: string
  responseCache: ResponseCache
  log: Logger
}

/** Content is asked once for each change, as long as it announces them. */
export function createOrganisationReader({
  contentUrl,
  secret,
  responseCache,
  log,
}: Options): OrganisationReader {
  let last = defaultOrganisation
  return async () => {
    try {
      const { body } = await responseCache.get('the organisation', 'Organisation', () =>
        fetchText(contentUrl, secret),
      )
      last = parseOrganisation(JSON.parse(body.toString()))
    } catch (error) {
      log.warn(describeError(error), 'the organisation stays as it was last heard')
    }
    return last
  }
}

async function fetchText(contentUrl: string, secret: string): Promise<string> {
  const path = '/organisation'
  const headers = createSignatureHeaders(secret, { method: 'GET', path })
  const response = await fetchInner(contentUrl + path, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the organisation could not be fetched: status ${response.status}`)
  return response.text()
}

/** A content service of before says less. */
function parseOrganisation({ name, practiceAreas }: StoredOrganisation): Organisation {
  const categories = practiceAreas?.map(({ name }) => name)
  return { name: name ?? defaultOrganisation.name, categories: categories ?? defaultOrganisation.categories }
}

interface StoredOrganisation {
  name?: string
  practiceAreas?: { name: string }[]
}

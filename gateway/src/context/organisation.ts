// What the API says of the organisation: its name, and the categories of requests that it takes.

import { describeError } from '@access/service-kit/log'
import { practiceAreaNames } from '@access/service-kit/practice-areas/practice-areas.rules'
import { createSignatureHeaders, fetchInner } from '@access/service-kit/transport'
import type { Logger } from 'pino'

export interface Organisation {
  name: string
  categories: readonly string[]
}

/** Until content has answered once: words that are true of every office. */
export const defaultOrganisation: Organisation = { name: 'Legal aid office', categories: practiceAreaNames }

export interface OrganisationReader {
  /** As it is now or, when content does not answer in time, as it was last heard. */
  readNow(): Promise<{ organisation: Organisation; isCurrent: boolean }>
  /** As it was a few seconds ago, for checks that the service makes again. */
  readRecent(): Promise<Organisation>
}

/** In milliseconds: as long as the requests service remembers it. */
const maxAgeMs = 5_000

/** In milliseconds: nobody waits longer for it. */
const timeoutMs = 500

interface Options {
  contentUrl: string
  secret: string
  log: Logger
}

export function createOrganisationReader({ contentUrl, secret, log }: Options): OrganisationReader {
  let last = defaultOrganisation
  let recent: { startedAt: number; reading: Promise<unknown> } | undefined

  async function readNow() {
    try {
      last = parseOrganisation(await fetchOrganisation(contentUrl, secret))
      return { organisation: last, isCurrent: true }
    } catch (error) {
      log.warn(describeError(error), 'the organisation stays as it was last heard')
      return { organisation: last, isCurrent: false }
    }
  }

  return {
    readNow,
    async readRecent() {
      if (!recent || Date.now() - recent.startedAt >= maxAgeMs)
        recent = { startedAt: Date.now(), reading: readNow() }
      await recent.reading
      return last
    },
  }
}

async function fetchOrganisation(contentUrl: string, secret: string): Promise<StoredOrganisation> {
  const path = '/organisation'
  const headers = createSignatureHeaders(secret, { method: 'GET', path })
  const response = await fetchInner(contentUrl + path, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the organisation could not be fetched: status ${response.status}`)
  return (await response.json()) as StoredOrganisation
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

/**
 * Chooses who gets canaries: of a hundred visitors as many as the registry says, and the same ones with each page. While
 * there is a canary a page sets a cookie with a number from 0 to 99, which is all that it says of anybody.
 */
import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Releases } from './releases.ts'
import { formatVariant, setVariant } from './variant.ts'

/** The header by which whoever tries a canary chooses: `all`, `none`, or names of remotes with commas. */
const choiceHeader = 'x-canary'

/** In seconds. */
const maxAge = 30 * 24 * 60 * 60

const pattern = /(?:^|;\s*)(?:__Host-)?canary_share=(\d{1,2})(?:;|$)/

/** To be called with each request before anything is answered; it costs next to nothing while there is no canary. */
export const createVariantChoice =
  (releases: Releases, isHttps: boolean) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (!releases.hasCanary) return
    const choice = request.headers[choiceHeader]
    const isSelected =
      choice === undefined
        ? matchShare(readShare(request) ?? assignShare(request, response, isHttps))
        : matchNames(String(choice))
    setVariant(
      request,
      formatVariant(
        releases
          .listCanaries()
          .filter(isSelected)
          .map(({ name }) => name),
      ),
    )
  }

type Canary = ReturnType<Releases['listCanaries']>[number]

const matchShare =
  (share: number | null) =>
  (canary: Canary): boolean =>
    share !== null && share < canary.share

function matchNames(choice: string): (canary: Canary) => boolean {
  const names = choice.split(',').map((name) => name.trim())
  return ({ name }) => names.includes('all') || names.includes(name)
}

function readShare({ headers: { cookie } }: IncomingMessage): number | null {
  const share = cookie?.includes('canary_share=') ? pattern.exec(cookie)?.[1] : undefined
  return share === undefined ? null : Number(share)
}

/** Only with pages: what a page asks for afterwards brings the cookie. */
function assignShare(request: IncomingMessage, response: ServerResponse, isHttps: boolean): number | null {
  if (!request.headers.accept?.includes('text/html')) return null
  const share = randomInt(100)
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`
  response.setHeader(
    'set-cookie',
    isHttps ? `__Host-canary_share=${share}; ${attributes}; Secure` : `canary_share=${share}; ${attributes}`,
  )
  return share
}

/** Answers a page's address with the page: rendered with its data, under its true status. */
import type { OfficeFacts, Submitted } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Boot } from '../src/boot.ts'
import type { RemoteName } from '../src/remotes/registry.ts'
import type { Rendered } from '../src/server.tsx'
import { isReadable, originOf, pathnameOf } from './addresses.ts'
import { addressOf } from './clientAddress.ts'
import { documentOf } from './document.ts'
import { formOfPage } from './forms/formOfPage.ts'
import type { Tickets } from './forms/tickets.ts'
import { foundHead, unlistedMark } from './found/head.ts'
import { gatewayFetch } from './gatewayFetch.ts'
import { nonceOf } from './headers.ts'
import { describeError } from './log.ts'
import type { Releases } from './releases.ts'
import type { Assets, Renderer } from './renderer.ts'
import { sendHtml } from './sendHtml.ts'

export type PagesOptions = {
  renderer: Renderer
  assets: Assets
  releases: Releases
  gatewayUrl: string
  publicUrl: string | undefined
  development: boolean
  production: boolean
  log: Logger
  /** How long a page may wait for its data, in milliseconds. */
  timeout: number
  /** What the office says of itself. */
  office(): Promise<OfficeFacts>
  /** Gives the forms that are sent without script their tokens. */
  tickets: Tickets
}

export function pages(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('allow', formOfPage(options, request.originalUrl) ? 'GET, HEAD, POST' : 'GET, HEAD')
      return plainPage(options, request, response, 405, 'This address can only be read.')
    }
    if (!isReadable(request.originalUrl)) {
      return plainPage(options, request, response, 400, 'This address cannot be read. Please check it.')
    }
    return renderedPage(options, request, response, welcome(options, request))
  }
}

/** What a page with a form is told when it is read. */
function welcome(options: PagesOptions, { originalUrl }: Request): Told {
  const found = formOfPage(options, originalUrl)
  const { searchParams } = new URL(originalUrl, 'http://localhost')
  return found ? { submitted: options.tickets.welcome(found.address, searchParams.get('sent')) } : {}
}

/** What becomes of the form on a page, and the page's status when it is because of that. */
type Told = { submitted?: Submitted; status?: number }

export async function renderedPage(
  options: PagesOptions,
  request: Request,
  response: Response,
  told: Told,
): Promise<void> {
  const { renderer, releases, assets, log, development, gatewayUrl, timeout } = options
  const url = request.originalUrl
  const { name } = renderer.ownerOf(pathnameOf(url))
  const live = releases.get(name)
  // The page has time left to say that its data did not come.
  const gateway = gatewayFetch(gatewayUrl, { clientAddress: addressOf(request), timeout: timeout * 0.8 })

  const office = await options.office()
  const rendered = await renderer.render({
    url,
    remotes: live ? { [name]: live.remote } : {},
    graphql: { url: `${gatewayUrl}/graphql`, fetch: gateway.fetch },
    timeout,
    office,
    submitted: told.submitted,
  })
  if (rendered.failure)
    log.error({ remote: name, ...describeError(rendered.failure) }, 'page could not be rendered')

  const isAdmin = name === 'mfe_admin'
  const pageStatus = statusOf(rendered, gateway.isOut())
  const status = pageStatus === 200 ? (told.status ?? 200) : pageStatus
  // Kept nowhere: once the data are back the page is right at once, also for who comes back to it.
  if (pageStatus === 503) response.set({ 'retry-after': '30', 'cache-control': 'no-store' })
  if (isAdmin) response.set('x-robots-tag', 'noindex')
  await sendHtml(
    request,
    response,
    status,
    documentOf({
      html: rendered.html,
      title:
        rendered.head.title ?? (isAdmin ? renderer.titleOf('Administration') : renderer.organisation.name),
      description: rendered.head.description,
      found: foundHead({
        head: rendered.head,
        origin: originOf(request, options),
        siteName: renderer.organisation.name,
        // What is broken or away for a while stays listed: 5xx alone has search engines come back.
        listing: status >= 500 ? 'unchanged' : status !== 200 || isAdmin ? 'none' : 'full',
      }),
      nonce: nonceOf(response),
      assets,
      boot: {
        remotes: addressesOf(renderer, releases),
        out: rendered.out,
        data: rendered.data,
        office,
        submitted: told.submitted,
        unknown: rendered.unknown,
      },
      release: live?.release ?? null,
      // Which of the admin's screens is shown is known once it is known who is there.
      chunks: live?.remote && !isAdmin ? renderer.chunksFor(live.remote, url) : [],
      development,
    }),
  )
}

// A page that lacks its data is no true page, even where it knows what to say instead; and what could not be asked for
// is not missing.
function statusOf({ head, failure, unavailable }: Rendered, gatewayIsOut: boolean): number {
  if (gatewayIsOut || (unavailable && head.status === 404)) return 503
  return failure ? 500 : head.status
}

/** Where the browser finds each remote that can be had. */
export function addressesOf(renderer: Renderer, releases: Releases): Boot['remotes'] {
  const addresses = renderer.remoteNames.flatMap((name: RemoteName) => {
    const release = releases.get(name)?.release
    if (!release) return []
    const { base, browser } = release
    return [[name, { entry: base + browser.entry, integrity: browser.integrity[browser.entry]! }] as const]
  })
  return Object.fromEntries(addresses)
}

/** A page that needs neither remotes nor scripts. */
export async function plainPage(
  { assets, renderer }: Pick<PagesOptions, 'assets' | 'renderer'>,
  request: Request,
  response: Response,
  status: number,
  text: string,
): Promise<void> {
  const html = `<main id="main" class="wrap"><h1>${text}</h1><p><a href="/">Go to the home page</a></p></main>`
  await sendHtml(
    request,
    response,
    status,
    documentOf({
      html,
      title: renderer.titleOf(String(status)),
      description: null,
      found: status >= 500 ? [] : [unlistedMark],
      nonce: nonceOf(response),
      assets,
      boot: null,
      release: null,
      chunks: [],
      development: false,
    }),
  )
}

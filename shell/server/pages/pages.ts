/** Handles page requests: renders the page with its data and its status code. */
import type { OfficeFacts, SubmittedForm } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { BootData } from '../../src/remotes/boot-data.ts'
import type { RemoteName } from '../../src/remotes/registry.ts'
import type { RenderResult } from '../../src/server.tsx'
import { findPageForm } from '../forms/find-page-form.ts'
import type { FormTokens } from '../forms/form-tokens.ts'
import { getClientAddress } from '../http/client-address.ts'
import { createGatewayFetch } from '../http/gateway-fetch.ts'
import { describeError } from '../http/log.ts'
import { getPathname, getSiteOrigin, isValidPageUrl } from '../http/page-url.ts'
import { getNonce } from '../http/security-headers.ts'
import { sendHtml } from '../http/send-html.ts'
import type { Releases } from '../releases/releases.ts'
import type { Assets, Renderer } from '../releases/renderer.ts'
import { noindexTag, renderHeadTags } from '../seo/head.ts'
import { renderDocument } from './html-document.ts'

export type PagesOptions = {
  renderer: Renderer
  assets: Assets
  releases: Releases
  gatewayUrl: string
  publicUrl: string | undefined
  isDevelopment: boolean
  isProduction: boolean
  log: Logger
  /** How long a page may wait for its data, in milliseconds. */
  timeout: number
  /** The office facts. */
  getOfficeFacts(): Promise<OfficeFacts>
  /** Issues the tokens of forms that are submitted without script. */
  formTokens: FormTokens
}

export function createPageHandler(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('allow', findPageForm(options, request.originalUrl) ? 'GET, HEAD, POST' : 'GET, HEAD')
      return sendPlainPage(options, request, response, 405, 'This address can only be read.')
    }
    if (!isValidPageUrl(request.originalUrl)) {
      return sendPlainPage(options, request, response, 400, 'This address cannot be read. Please check it.')
    }
    return sendPage(options, request, response, openPageForm(options, request))
  }
}

/** The form of a page that is opened. */
function openPageForm(options: PagesOptions, { originalUrl }: Request): FormOutcome {
  const pageForm = findPageForm(options, originalUrl)
  const { searchParams } = new URL(originalUrl, 'http://localhost')
  return pageForm
    ? { submittedForm: options.formTokens.openForm(pageForm.path, searchParams.get('sent')) }
    : {}
}

/** The submitted form of a page, and the status code that follows from it. */
type FormOutcome = { submittedForm?: SubmittedForm; status?: number }

export async function sendPage(
  options: PagesOptions,
  request: Request,
  response: Response,
  formOutcome: FormOutcome,
): Promise<void> {
  const { renderer, releases, assets, log, isDevelopment, gatewayUrl, timeout } = options
  const url = request.originalUrl
  const { name } = renderer.findRemoteForPath(getPathname(url))
  const activeRelease = releases.get(name)
  // The page has time left to say that its data did not come.
  const gateway = createGatewayFetch(gatewayUrl, {
    clientAddress: getClientAddress(request),
    timeout: timeout * 0.8,
  })

  const office = await options.getOfficeFacts()
  const rendered = await renderer.renderPage({
    url,
    remotes: activeRelease ? { [name]: activeRelease.remote } : {},
    graphql: { url: `${gatewayUrl}/graphql`, fetch: gateway.fetch },
    timeout,
    office,
    submittedForm: formOutcome.submittedForm,
  })
  if (rendered.failure)
    log.error({ remote: name, ...describeError(rendered.failure) }, 'page could not be rendered')

  const isAdmin = name === 'mfe_admin'
  const pageStatus = getPageStatus(rendered, gateway.isUnavailable())
  const status = pageStatus === 200 ? (formOutcome.status ?? 200) : pageStatus
  // Not cached: once the data are back the page is right at once.
  if (pageStatus === 503) response.set({ 'retry-after': '30', 'cache-control': 'no-store' })
  if (isAdmin) response.set('x-robots-tag', 'noindex')
  await sendHtml(
    request,
    response,
    status,
    renderDocument({
      html: rendered.html,
      title:
        rendered.head.title ??
        (isAdmin ? renderer.formatPageTitle('Administration') : renderer.organisation.name),
      description: rendered.head.description,
      headTags: renderHeadTags({
        head: rendered.head,
        origin: getSiteOrigin(request, options),
        siteName: renderer.organisation.name,
        // A failing page stays in the index: with a 5xx search engines come back.
        indexing: status >= 500 ? 'unchanged' : status !== 200 || isAdmin ? 'none' : 'full',
      }),
      nonce: getNonce(response),
      assets,
      boot: {
        remotes: listRemoteEntries(renderer, releases),
        unavailableRemotes: rendered.unavailableRemotes,
        data: rendered.data,
        office,
        submittedForm: formOutcome.submittedForm,
        unknownPath: rendered.unknownPath,
      },
      release: activeRelease?.release ?? null,
      // Which of the admin's screens is shown is known once it is known who is there.
      chunks: activeRelease?.remote && !isAdmin ? renderer.listChunks(activeRelease.remote, url) : [],
      isDevelopment,
    }),
  )
}

// A page that lacks its data is a 503, even where it shows an error; and what could not be queried is not missing.
function getPageStatus(
  { head, failure, isDataUnavailable }: RenderResult,
  isGatewayUnavailable: boolean,
): number {
  if (isGatewayUnavailable || (isDataUnavailable && head.status === 404)) return 503
  return failure ? 500 : head.status
}

/** The entries of all available remotes, for the browser. */
export function listRemoteEntries(renderer: Renderer, releases: Releases): BootData['remotes'] {
  const entries = renderer.remoteNames.flatMap((name: RemoteName) => {
    const release = releases.get(name)?.release
    if (!release) return []
    const { base, browser } = release
    return [[name, { entry: base + browser.entry, integrity: browser.integrity[browser.entry]! }] as const]
  })
  return Object.fromEntries(entries)
}

/** A page that needs neither remotes nor scripts. */
export async function sendPlainPage(
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
    renderDocument({
      html,
      title: renderer.formatPageTitle(String(status)),
      description: null,
      headTags: status >= 500 ? [] : [noindexTag],
      nonce: getNonce(response),
      assets,
      boot: null,
      release: null,
      chunks: [],
      isDevelopment: false,
    }),
  )
}

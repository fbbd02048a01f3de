/** Handles page requests: renders the page with its data and its status code. */
import type { OfficeFacts } from '@access/kit'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Admission } from '../admission/admission.ts'
import { findPagePriority } from '../admission/priority.ts'
import { findPageForm } from '../forms/find-page-form.ts'
import type { FormTokens } from '../forms/form-tokens.ts'
import { getClientAddress } from '../http/client-address.ts'
import { isValidPageUrl } from '../http/page-url.ts'
import { sendHtml } from '../http/send-html.ts'
import type { Releases } from '../releases/releases.ts'
import type { Shell } from '../releases/renderer.ts'
import { getVariant } from '../releases/variant.ts'
import { createCachedResponse, sendCachedResponse } from '../response-cache/cached-response.ts'
import { getChangeId } from '../response-cache/change-cookie.ts'
import { findPageKey, type PageKey } from '../response-cache/keys.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { getNonce } from '../security/security-headers.ts'
import { type PlainPage, renderPlainPage } from './plain-page.ts'
import {
  type FormOutcome,
  type PageRequest,
  type RenderedPage,
  renderWholePage,
} from './render-whole-page.ts'

export type PagesOptions = Shell & {
  releases: Releases
  gatewayUrl: string
  publicUrl: string | undefined
  log: Logger
  /** How long a page may wait for its data, in milliseconds. */
  timeout: number
  /** The office facts, and whether they are those of now rather than the last known ones. */
  getOffice(): Promise<{ facts: OfficeFacts; isCurrent: boolean }>
  /** Answers that are the same for everybody. */
  responseCache: ResponseCache
  /** How much is rendered at once. */
  admission: Admission
  /** Issues the tokens and receipts of forms that are submitted without script. */
  formTokens: FormTokens
}

export function createPageHandler(options: PagesOptions): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('allow', findPageForm(options, request) ? 'GET, HEAD, POST' : 'GET, HEAD')
      return sendPlainPage(options, request, response, 405, 'This address can only be read.')
    }
    if (!isValidPageUrl(request.originalUrl)) {
      return sendPlainPage(options, request, response, 400, 'This address cannot be read. Please check it.')
    }
    const key = findPageKey(options, request)
    if (key) return sendCachedPage(options, key, request, response)
    return options.admission.run(findPriority(options, request), response, () =>
      sendPage(options, request, response, openPageForm(options, request)),
    )
  }
}

const findPriority = ({ renderer }: PagesOptions, { path }: Request) =>
  findPagePriority(renderer.findRemoteForPath(path).name)

/** The form of a page that is opened. */
function openPageForm(options: PagesOptions, request: Request): FormOutcome {
  const pageForm = findPageForm(options, request)
  const { searchParams } = new URL(request.originalUrl, 'http://localhost')
  return pageForm
    ? { submittedForm: options.formTokens.openReceipt(pageForm.path, searchParams.get('sent')) }
    : {}
}

/** Sends a page for one person: its answer to a form, or one that is not the same for all. */
export async function sendPage(
  options: PagesOptions,
  request: Request,
  response: Response,
  formOutcome: FormOutcome,
): Promise<void> {
  const url = request.originalUrl
  const page = await renderWholePage(options, readPageRequest(options, url, request, response), formOutcome)
  await sendRenderedPage(request, response, page)
}

const readPageRequest = (
  options: PagesOptions,
  url: string,
  request: Request,
  response: Response,
): PageRequest => ({
  url,
  clientAddress: getClientAddress(request),
  siteOrigin: options.publicUrl ?? null,
  nonce: getNonce(response),
  variant: getVariant(request),
})

async function sendRenderedPage(
  request: Request,
  response: Response,
  { status, headers, html }: RenderedPage,
): Promise<void> {
  response.set(headers)
  await sendHtml(request, response, status, html)
}

/** Sends a page that may be the same for all: as it is stored, or rendered and then stored. */
async function sendCachedPage(
  options: PagesOptions,
  { key, url }: PageKey,
  request: Request,
  response: Response,
): Promise<void> {
  const { responseCache, admission } = options
  let page: RenderedPage | undefined
  const render = async () => {
    page = await renderWholePage(options, readPageRequest(options, url, request, response))
    const headers = { ...response.getHeaders(), ...page.headers, 'content-type': 'text/html; charset=utf-8' }
    return page.isSameForAll ? createCachedResponse(headers, Buffer.from(page.html)) : null
  }
  // Anyone who shares what is being made needs no turn of their own.
  const renderInTurn = () => admission.run(findPriority(options, request), response, render)
  const stored = await responseCache.load(key, getChangeId(request), renderInTurn)
  if (stored) await sendCachedResponse(request, response, stored)
  else await sendRenderedPage(request, response, page!)
}

/** Sends a page that needs neither remotes nor scripts. */
export async function sendPlainPage(
  { getOffice, ...shell }: Shell & Pick<PagesOptions, 'getOffice'>,
  request: Request,
  response: Response,
  status: number,
  text: string,
  way?: PlainPage['way'],
): Promise<void> {
  const { facts: office } = await getOffice()
  if (response.headersSent) return
  const html = renderPlainPage(shell, {
    ...{ status, text, office },
    ...(way && { way }),
    nonce: getNonce(response),
  })
  await sendHtml(request, response, status, html)
}

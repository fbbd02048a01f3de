/** Renders a whole page with its data, and decides its status, its headers, and who may be sent the same. */
import type { OfficeFacts, SubmittedForm } from '@access/kit'
import { describeError } from '@access/service-kit/log'
import { keepOfflineHeader } from '../../federation.ts'
import type { RenderResult } from '../../src/server.tsx'
import { createGatewayFetch } from '../gateway/gateway-fetch.ts'
import { getPathname } from '../http/page-url.ts'
import { listRemoteEntries } from '../releases/remote-files.ts'
import type { Variant } from '../releases/variant.ts'
import { renderHeadTags } from '../seo/head.ts'
import { listPreloads, renderDocument } from './html-document.ts'
import type { PagesOptions } from './pages.ts'

/** The submitted form of a page, and the status code that follows from it. */
export type FormOutcome = { submittedForm?: SubmittedForm | undefined; status?: number }

/** What a page depends on beside its data. */
export type PageRequest = {
  /** That of the request, or what of it the page depends on. */
  url: string
  /** Counted by the gateway; null when nobody asked. */
  clientAddress: string | null
  siteOrigin: string | null
  nonce: string | null
  variant: Variant
}

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  html: string
  /** Until the next change notice. */
  isSameForAll: boolean
}

export async function renderWholePage(
  options: PagesOptions,
  pageRequest: PageRequest,
  formOutcome: FormOutcome = {},
): Promise<RenderedPage> {
  const { url, clientAddress, variant } = pageRequest
  const { renderer, releases, log, gatewayUrl, timeout } = options
  const { name } = renderer.findRemoteForPath(getPathname(url))
  const activeRelease = releases.get(name, variant)
  // The page has time left to say that its data did not come.
  const gateway = createGatewayFetch(gatewayUrl, { clientAddress, timeout: timeout * 0.8 })

  const { facts: office, isCurrent } = await options.getOffice()
  const rendered = await renderer.renderPage({
    url,
    remotes: activeRelease ? { [name]: activeRelease.remote } : {},
    graphql: { url: `${gatewayUrl}/graphql`, fetch: gateway.fetch as unknown as typeof fetch },
    timeout,
    office,
    submittedForm: formOutcome.submittedForm,
  })
  if (rendered.failure)
    log.error(
      { remote: name, release: activeRelease?.release.id, ...describeError(rendered.failure) },
      'page could not be rendered',
    )

  const isAdmin = name === 'mfe_admin'
  const pageStatus = getPageStatus(rendered, gateway.isUnavailable())
  const status = pageStatus === 200 ? (formOutcome.status ?? 200) : pageStatus
  // What only one person may see is kept nowhere: the next person at this device goes back to nothing.
  const isPrivate = isAdmin || rendered.head.isPrivate || Boolean(formOutcome.submittedForm)
  // Filled in, it is private: a browser does not keep it. As it is opened, it is the same for all.
  const isBlankForm = rendered.head.isBlankForm === true && !formOutcome.submittedForm
  const isSameForAll =
    status === 200 &&
    (!isPrivate || isBlankForm) &&
    isCurrent &&
    gateway.isSameForAll() &&
    !rendered.isDataUnavailable &&
    rendered.unavailableRemotes.length === 0
  return {
    status,
    headers: {
      'cache-control': isPrivate || pageStatus === 503 ? 'no-store' : 'private, no-cache',
      // Not cached: once the data are back the page is right at once.
      ...(pageStatus === 503 && { 'retry-after': '30' }),
      ...(isAdmin && { 'x-robots-tag': 'noindex' }),
      // A page with the quick exit leaves nothing on the device.
      ...(isSameForAll && !isPrivate && !rendered.head.hasQuickExit && { [keepOfflineHeader]: 'yes' }),
    },
    html: renderPageDocument(options, pageRequest, { rendered, status, formOutcome, office }),
    isSameForAll,
  }
}

type DocumentContent = {
  rendered: RenderResult
  status: number
  formOutcome: FormOutcome
  office: OfficeFacts
}

function renderPageDocument(
  options: PagesOptions,
  { url, siteOrigin, nonce, variant }: PageRequest,
  { rendered, status, formOutcome, office }: DocumentContent,
): string {
  const { renderer, releases, assets } = options
  const { name } = renderer.findRemoteForPath(getPathname(url))
  const isAdmin = name === 'mfe_admin'
  const activeRelease = releases.get(name, variant)
  const release = activeRelease?.release ?? null
  // Which of the admin's screens is shown is known once it is known who is there.
  const chunks = activeRelease?.remote && !isAdmin ? renderer.listChunks(activeRelease.remote, url) : []
  return renderDocument({
    html: rendered.html,
    title:
      rendered.head.title ??
      (isAdmin ? renderer.formatPageTitle('Administration', office.name) : office.name),
    description: rendered.head.description,
    headTags: renderHeadTags({
      head: rendered.head,
      origin: siteOrigin,
      siteName: office.name,
      // A failing page stays in the index: with a 5xx search engines come back.
      indexing: status >= 500 ? 'unchanged' : status !== 200 || isAdmin ? 'none' : 'full',
    }),
    nonce,
    brandFiles: options.getBrandFiles(office),
    assets,
    boot: {
      remotes: listRemoteEntries(renderer, releases, variant),
      preloads: release ? listPreloads(release, chunks) : [],
      unavailableRemotes: rendered.unavailableRemotes,
      data: rendered.data,
      office,
      submittedForm: formOutcome.submittedForm,
      unknownPath: rendered.unknownPath,
    },
    release,
    chunks,
  })
}

// A page that lacks its data is a 503, even where it shows an error; and what could not be queried is not missing.
function getPageStatus(
  { head, failure, isLate, isDataUnavailable }: RenderResult,
  isGatewayUnavailable: boolean,
): number {
  // Late is a machine that is busy, not a page that is wrong.
  if (isLate || isGatewayUnavailable || (isDataUnavailable && head.status === 404)) return 503
  return failure ? 500 : head.status
}

/** Renders one page on the server, complete with its data: the whole of it is ready before the first byte is sent. */

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { InitialData, PageHead, Remote, RemoteForm, SubmittedForm } from '@access/kit'
import * as Kit from '@access/kit'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import * as RouterDom from 'react-router-dom'
import { matchPath, matchRoutes, StaticRouter } from 'react-router-dom'
import * as Urql from 'urql'
import { App } from './App.tsx'
import { findRemoteForPath, type RemoteName } from './remotes/registry.ts'
import type { RemoteLoader } from './remotes/remote-loader.ts'

export { deriveBrandTheme, renderBrandStyles } from '@access/kit/brand-theme'
export { activeRemotesPath, bootElementId } from './remotes/boot-data.ts'
export { findRemoteForPath, remoteNames } from './remotes/registry.ts'
export const { contract, formTokenField, findContractViolation, formatPageTitle, defaultFacts } = Kit

/** The shared modules of the remotes' server bundles. They can require nothing else. */
export const serverSharedModules: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': RouterDom,
  urql: Urql,
  '@access/kit': Kit,
}

export type RenderResult = {
  html: string
  head: PageHead
  data: InitialData
  /** Remotes that the page shows as not available. */
  unavailableRemotes: RemoteName[]
  /** Whether a query failed because the data could not be reached. */
  isDataUnavailable: boolean
  /** The page's path, when its remote has no screen there. */
  unknownPath: string | undefined
  failure: Error | null
  /** The failure is that it was not rendered in time. */
  isLate: boolean
}

export type RenderOptions = {
  url: string
  /** The remotes that can be mounted, null for one that only the browser shows; any other is shown as not available. */
  remotes: Partial<Record<RemoteName, Remote | null>>
  graphql: { url: string; fetch: typeof fetch }
  timeout: number
  /** The office facts. */
  office: Kit.OfficeFacts
  /** The form of the page. */
  submittedForm?: SubmittedForm | undefined
}

/** Renders a page. A remote that fails while it renders is left out, and the page is rendered once more around it. */
export async function renderPage(options: RenderOptions): Promise<RenderResult> {
  const first = await renderOnce(options)
  if (!first.failure) return first
  const { name } = findRemoteForPath(getPathname(options.url))
  const fallback = await renderOnce({ ...options, remotes: { ...options.remotes, [name]: undefined } })
  return { ...fallback, failure: first.failure, isLate: first.isLate }
}

async function renderOnce({
  url,
  remotes,
  graphql,
  timeout,
  office,
  submittedForm,
}: RenderOptions): Promise<RenderResult> {
  Kit.setOrganisationTimeZone(office.timeZone)
  let isDataUnavailable = false
  const ssr = Urql.ssrExchange({ isClient: false })
  const client = new Urql.Client({
    url: graphql.url,
    fetch: graphql.fetch,
    suspense: true,
    preferGetMethod: false,
    exchanges: [
      Urql.mapExchange({
        onError(error) {
          if (Kit.isUnavailable(error)) isDataUnavailable = true
        },
      }),
      Urql.cacheExchange,
      ssr,
      Urql.fetchExchange,
    ],
  })
  const head: PageHead = { title: null, description: null, status: 200 }
  const { name } = findRemoteForPath(getPathname(url))
  const unavailableRemotes = remotes[name] === undefined ? [name] : []
  const unknownPath = remotes[name] && !hasScreenAt(remotes[name], url) ? getPathname(url) : undefined
  const { html, failure } = await renderToHtml(
    <StaticRouter location={url}>
      <App
        remoteLoader={createServerRemoteLoader(remotes, unavailableRemotes)}
        client={client}
        pageHead={head}
        office={office}
        submittedForm={submittedForm}
        unknownPath={unknownPath}
      />
    </StaticRouter>,
    timeout,
  )
  return {
    html,
    head,
    data: ssr.extractData(),
    unavailableRemotes,
    isDataUnavailable,
    unknownPath,
    failure,
    isLate: failure instanceof RenderTimeout,
  }
}

class RenderTimeout extends Error {}

function renderToHtml(
  page: React.ReactNode,
  timeout: number,
): Promise<{ html: string; failure: Error | null }> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null
    const stream = renderToPipeableStream(page, {
      // React would put parts of larger pages aside, to be moved in place by a script: they must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(abortTimer)
        resolve(text(stream.pipe(new PassThrough())).then((html) => ({ html, failure })))
      },
      onShellError: reject,
      onError(reason) {
        failure ??= reason instanceof Error ? reason : new Error(String(reason))
      },
    })
    const abortTimer = setTimeout(
      () => stream.abort(new RenderTimeout(`not rendered within ${timeout} ms`)),
      timeout,
    )
  })
}

function createServerRemoteLoader(
  remotes: RenderOptions['remotes'],
  unavailableRemotes: RemoteName[],
): RemoteLoader {
  const loadedRemotes = new Map<RemoteName, Promise<Remote>>()
  return {
    loadRemote(name) {
      const remote = remotes[name]
      const promise =
        loadedRemotes.get(name) ??
        (remote ? createResolvedPromise(remote) : Promise.reject(new Error(`${name} is unavailable`)))
      loadedRemotes.set(name, promise)
      return promise
    },
    resetRemote: () => {},
    isUnavailable: (name) => unavailableRemotes.includes(name),
  }
}

/** React's `use` returns the value of such a promise at once: the page is not suspended, and rendered again, for it. */
const createResolvedPromise = <Value,>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

function matchRemoteRoutes(remote: Remote, url: string) {
  const { prefix } = findRemoteForPath(getPathname(url))
  return matchRoutes(remote.routes, getPathname(url), prefix) ?? []
}

/** Whether a remote has a screen at the address: the route that takes whatever is left has none. */
function hasScreenAt(remote: Remote, url: string): boolean {
  const route = matchRemoteRoutes(remote, url).at(-1)?.route
  return route !== undefined && route.path !== '*'
}

/** The names of the lazy chunks that the page needs, for preloading. */
export function listChunks(remote: Remote, url: string): string[] {
  return matchRemoteRoutes(remote, url).flatMap(({ route }) => {
    const chunk: unknown = (route.handle as { chunk?: unknown } | undefined)?.chunk
    return typeof chunk === 'string' ? [chunk] : []
  })
}

/** The query parameters that a page depends on, in the order of its route; null where the release does not say. */
export function listQueryParameters(remote: Remote, url: string): readonly string[] | null {
  const handle = matchRemoteRoutes(remote, url).at(-1)?.route.handle as
    | { query?: readonly string[] }
    | undefined
  return handle?.query ?? null
}

/** A remote's form for a URL: the form, its path, and the path parameters. */
export function findForm(
  { forms = [] }: Remote,
  url: string,
): { form: RemoteForm; path: string; params: Record<string, string | undefined> } | null {
  const path = getPathname(url).replace(/\/+$/, '') || '/'
  for (const form of forms) {
    const match = matchPath({ path: form.path, caseSensitive: true }, path)
    if (match) return { form, path, params: match.params }
  }
  return null
}

const getPathname = (url: string) => new URL(url, 'http://localhost').pathname

/** Renders one page on the server, complete with its data: the whole of it is ready before the first byte is sent. */

import { Writable } from 'node:stream'
import type { PageHead, Remote, RemoteForm, RestoredData, Submitted } from '@access/kit'
import * as Kit from '@access/kit'
import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import * as Router from 'react-router-dom'
import * as Urql from 'urql'
import { App } from './App.tsx'
import { ownerOf, type RemoteName } from './remotes/registry.ts'
import type { Shelf } from './remotes/shelf.ts'

export { bootElementId, liveRemotesPath } from './boot.ts'
export { ownerOf, remoteNames } from './remotes/registry.ts'
export const { contract, formTokenField, whatIsWrongWith, titleOf, organisation, usualFacts } = Kit

/** What the remotes' server bundles borrow. Nothing else can be required by them. */
export const lentOnServer: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-router-dom': Router,
  urql: Urql,
  '@access/kit': Kit,
}

export type Rendered = {
  html: string
  head: PageHead
  data: RestoredData
  /** Remotes in whose place the page says that they are not available. */
  out: RemoteName[]
  /** Whether a query failed because the data could not be reached. */
  unavailable: boolean
  /** The page's path, when its remote has no screen there. */
  unknown: string | undefined
  failure: Error | null
}

export type RenderOptions = {
  url: string
  /** The remotes that can be mounted, null for one that only the browser shows; in the place of any other it says so. */
  remotes: Partial<Record<RemoteName, Remote | null>>
  graphql: { url: string; fetch: typeof fetch }
  timeout: number
  /** What the office says of itself. */
  office: Kit.OfficeFacts
  /** What the page is told about its form. */
  submitted?: Submitted | undefined
}

/** Renders a page. A remote that fails while it renders is left out, and the page is rendered once more around it. */
export async function render(options: RenderOptions): Promise<Rendered> {
  const first = await renderOnce(options)
  if (!first.failure) return first
  const { name } = ownerOf(pathnameOf(options.url))
  const around = await renderOnce({ ...options, remotes: { ...options.remotes, [name]: undefined } })
  return { ...around, failure: first.failure }
}

async function renderOnce({
  url,
  remotes,
  graphql,
  timeout,
  office,
  submitted,
}: RenderOptions): Promise<Rendered> {
  Kit.tellTimeIn(office.timeZone)
  let unavailable = false
  const answers = Urql.ssrExchange({ isClient: false })
  const client = new Urql.Client({
    url: graphql.url,
    fetch: graphql.fetch,
    suspense: true,
    preferGetMethod: false,
    exchanges: [
      Urql.mapExchange({
        onError(error) {
          if (Kit.isUnavailable(error)) unavailable = true
        },
      }),
      Urql.cacheExchange,
      answers,
      Urql.fetchExchange,
    ],
  })
  const head: PageHead = { title: null, description: null, status: 200 }
  const { name } = ownerOf(pathnameOf(url))
  const out = remotes[name] === undefined ? [name] : []
  const unknown = remotes[name] && !hasScreenFor(remotes[name], url) ? pathnameOf(url) : undefined
  const { html, failure } = await complete(
    <Router.StaticRouter location={url}>
      <App
        shelf={shelfOf(remotes, out)}
        client={client}
        record={head}
        office={office}
        submitted={submitted}
        unknown={unknown}
      />
    </Router.StaticRouter>,
    timeout,
  )
  return { html, head, data: answers.extractData(), out, unavailable, unknown, failure }
}

function complete(page: React.ReactNode, timeout: number): Promise<{ html: string; failure: Error | null }> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null
    const parts: Buffer[] = []
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        done()
        resolve({ html: Buffer.concat(parts).toString(), failure })
      },
    })
    const stream = renderToPipeableStream(page, {
      // React would put parts of larger pages aside, to be moved in place by a script: they must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(late)
        stream.pipe(sink)
      },
      onShellError: reject,
      onError(reason) {
        failure ??= reason instanceof Error ? reason : new Error(String(reason))
      },
    })
    const late = setTimeout(() => stream.abort(new Error(`not rendered within ${timeout} ms`)), timeout)
  })
}

function shelfOf(remotes: RenderOptions['remotes'], out: RemoteName[]): Shelf {
  const taken = new Map<RemoteName, Promise<Remote>>()
  return {
    take(name) {
      const remote = remotes[name]
      const promise =
        taken.get(name) ?? (remote ? Promise.resolve(remote) : Promise.reject(new Error(`${name} is out`)))
      taken.set(name, promise)
      return promise
    },
    forget: () => {},
    isOut: (name) => out.includes(name),
  }
}

function matchesIn(remote: Remote, url: string) {
  const { prefix } = ownerOf(pathnameOf(url))
  return Router.matchRoutes(remote.routes, pathnameOf(url), prefix === '/' ? undefined : prefix) ?? []
}

/** Whether a remote has a screen at the address: the route that takes whatever is left has none. */
function hasScreenFor(remote: Remote, url: string): boolean {
  const route = matchesIn(remote, url).at(-1)?.route
  return route !== undefined && route.path !== '*'
}

/** The names of the lazy chunks that the address needs, for preloading. */
export function chunksFor(remote: Remote, url: string): string[] {
  return matchesIn(remote, url).flatMap(({ route }) => {
    const chunk: unknown = (route.handle as { chunk?: unknown } | undefined)?.chunk
    return typeof chunk === 'string' ? [chunk] : []
  })
}

/** A remote's form for an address: the form, the address as the form knows it, and the variable parts in it. */
export function formOn(
  { forms = [] }: Remote,
  url: string,
): { form: RemoteForm; address: string; params: Record<string, string | undefined> } | null {
  const address = pathnameOf(url).replace(/\/+$/, '') || '/'
  for (const form of forms) {
    const match = Router.matchPath({ path: form.path, caseSensitive: true }, address)
    if (match) return { form, address, params: match.params }
  }
  return null
}

const pathnameOf = (url: string) => new URL(url, 'http://localhost').pathname

/** Fetches a page when somebody is about to open it: its code, and what it asks first. */
import { type PageHandle } from '@access/kit'
import { useEffect } from 'react'
import { matchRoutes } from 'react-router-dom'
import { type Client, useClient } from 'urql'
import { findRemoteForPath } from '../remotes/registry.ts'
import { type RemoteLoader, useRemoteLoader } from '../remotes/remote-loader.ts'

/** A pointer that rests on a link for so long, in milliseconds, is likely to press it. */
const hoverDelay = 65

/** Listens for links that the pointer rests on, that are touched, or that get the focus. */
export function PrefetchOnIntent() {
  const remoteLoader = useRemoteLoader()
  const client = useClient()
  useEffect(() => {
    const prefetched = new Set<string>()
    const prefetch = (pathname: string | null) => {
      if (!pathname || prefetched.has(pathname)) return
      prefetched.add(pathname)
      prefetchPage(pathname, remoteLoader, client)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPointerOver = ({ target }: Event) => {
      clearTimeout(timer)
      const pathname = findPath(target)
      if (pathname) timer = setTimeout(prefetch, hoverDelay, pathname)
    }
    const onIntent = ({ target }: Event) => prefetch(findPath(target))
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    document.addEventListener('pointerover', onPointerOver, options)
    document.addEventListener('touchstart', onIntent, options)
    document.addEventListener('focusin', onIntent, options)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [remoteLoader, client])
  return null
}

/** The path of another page of ours that a link leads to. From outside of it, nobody's next page is the portal's sign-in. */
function findPath(target: EventTarget | null): string | null {
  const link = (target as Element | null)?.closest?.('a')
  if (!link?.href || link.origin !== location.origin || link.pathname === location.pathname) return null
  return isInPortal(link.pathname) && !isInPortal(location.pathname) ? null : link.pathname
}

const isInPortal = (pathname: string) => findRemoteForPath(pathname).name === 'mfe_admin'

async function prefetchPage(pathname: string, remoteLoader: RemoteLoader, client: Client): Promise<void> {
  const { name, prefix } = findRemoteForPath(pathname)
  try {
    const { routes } = await remoteLoader.loadRemote(name)
    const match = matchRoutes(routes, pathname, prefix)?.at(-1)
    const { getPageQuery } = (await (match?.route.handle as PageHandle | undefined)?.load()) ?? {}
    if (!getPageQuery) return
    const { query, variables = {}, context } = getPageQuery(match!.params)
    await client.query(query, variables, context).toPromise()
  } catch {
    // Nobody has asked for it yet; opening the page fetches it again.
    remoteLoader.resetRemote(name)
  }
}

/** Has the service worker keep the public pages that are read, for when there is no connection. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { findRemoteForPath } from '../remotes/registry.ts'

/** Whoever goes on sooner has not read the page, in milliseconds. */
const readingTime = 2000

export function OfflineCopies() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (findRemoteForPath(pathname).name !== 'mfe_public' || !navigator.serviceWorker) return
    const timer = setTimeout(keepPage, readingTime, pathname)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}

// Without the worker a page is not kept, and all else goes on.
const keepPage = (path: string) =>
  import(/* webpackChunkName: "offline" */ './keep-page.ts')
    .then((offline) => offline.keepPage(path))
    .catch(() => {})

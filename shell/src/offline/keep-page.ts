/**
 * Has the service worker keep pages, and open them without a connection. It comes later, like all that a page does not
 * need to be read.
 */
import { serviceWorkerPath, serviceWorkerPolicyName } from '../../federation.ts'
import { findRemoteForPath } from '../remotes/registry.ts'
import { createScriptUrlPolicy } from '../remotes/script-url-policy.ts'

let registered: Promise<unknown> | undefined

/** The server says which pages may be kept; from one with the quick exit not even a worker is installed. */
export async function keepPage(path: string): Promise<void> {
  if (document.querySelector('.exit-bar')) return
  const { serviceWorker } = navigator
  registered ??= serviceWorker.register(toWorkerUrl(serviceWorkerPath))
  await registered
  const { active } = await serviceWorker.ready
  active?.postMessage({ kind: 'read', path })
}

const toWorkerUrl = createScriptUrlPolicy(
  serviceWorkerPolicyName,
  (url) => new URL(url).pathname === serviceWorkerPath,
)

// Without a connection a link between public pages loads a document, which may be a copy: data cannot be fetched.
document.addEventListener(
  'click',
  (click) => {
    if (navigator.onLine || !navigator.serviceWorker.controller || !isPublic(location)) return
    const link = (click.target as Element).closest?.('a')
    if (link?.origin === location.origin && link.pathname !== location.pathname) click.stopPropagation()
  },
  true,
)

const isPublic = ({ pathname }: Location) => findRemoteForPath(pathname).name === 'mfe_public'

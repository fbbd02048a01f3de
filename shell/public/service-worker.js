/**
 * The service worker of the public pages: what was read stays readable without a connection, as a copy without scripts.
 * It keeps what the server marks (`keepOfflineHeader` in `shell/federation.ts`), which is never a form, a page for one
 * person or one with the quick exit; and nothing with a query, which may say what somebody looked for.
 */

/** With another name the copies of all earlier versions are deleted. */
const cacheName = 'offline-1'
const maxPages = 40
/** Beside those of the latest page. */
const maxFiles = 60

const offlinePage = '/offline'
const filePattern = /^\/(?:assets|brand|drawings|remotes\/mfe_public)\//

/** Counts the quick exits. */
let exits = 0

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepPage(offlinePage))
})
addEventListener('activate', (event) => event.waitUntil(activate()))
addEventListener('message', (event) => {
  const { kind, path } = event.data
  event.waitUntil(kind === 'exit' ? deleteCopies() : keepPages([offlinePage, path]))
})
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (filePattern.test(pathname)) event.respondWith(fetchFile(event.request))
  else if (mode === 'navigate' && !/^\/(?:admin|api|graphql)(?:\/|$)/.test(pathname))
    event.respondWith(fetchPage(event))
})

async function activate() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  // A navigation does not wait until the worker has started.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function fetchPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const cache = await caches.open(cacheName)
    return (await cache.match(request)) ?? (await cache.match(offlinePage)) ?? Response.error()
  }
}

async function fetchFile(request) {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(cacheName)
    return (await cache.match(request)) ?? Response.error()
  }
}

async function keepPages(paths) {
  for (const path of paths) await keepPage(path)
}

/** Keeps a page with its styles and pictures, or deletes the copy of one that is no longer to be kept. */
async function keepPage(path) {
  const exitsBefore = exits
  const response = await fetch(path, { credentials: 'omit' })
  const cache = await caches.open(cacheName)
  const isMarked = response.status === 200 && !response.redirected && response.headers.has('x-keep-offline')
  if (!isMarked) return cache.delete(path)
  const html = buildCopy(path, await response.text())
  const files = [...html.matchAll(/(?:href|src)="(\/[^"?]+)"/g)]
    .map(([, file]) => file)
    .filter((file) => filePattern.test(file))
  await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
  const headers = new Headers(response.headers)
  // Of the bytes that were sent, which are decoded by now.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  await cache.put(path, new Response(html, { headers }))
  await trim(cache, files)
  // Somebody has left meanwhile.
  if (exits !== exitsBefore) await deleteCopies()
}

/**
 * The page as it reads without scripts, which would ask the server for the next page. Says that it is a copy, and from
 * when.
 */
function buildCopy(path, html) {
  const date = new Date().toLocaleDateString('en-US', { dateStyle: 'long' })
  const copy = path === offlinePage ? '' : ` This is a copy from ${date}.`
  const note = `<aside class="offline-note" aria-label="No connection">You are offline.${copy} <a href="">Try again</a></aside>`
  return html
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript>/g, '')
    .replace('<html ', '<html data-offline ')
    .replace('<div id="root">', `${note}<div id="root">`)
}

/** Deletes the pages that were read longest ago, and files that the latest page does not need. */
async function trim(cache, neededFiles) {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const pages = paths.filter((path) => !filePattern.test(path) && path !== offlinePage)
  const files = paths.filter((path) => filePattern.test(path) && !neededFiles.includes(path))
  const surplus = [...pages.slice(0, -maxPages), ...files.slice(0, -maxFiles)]
  await Promise.all(surplus.map((path) => cache.delete(path)))
}

async function deleteCopies() {
  exits += 1
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Quick exit: the page is covered, what was typed is cleared, and another page replaces it. */

import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const clearCallbacks = new Set<() => void>()

/** Registers a callback for when the visitor leaves; returns a function that removes it. */
export function onQuickExit(clearCallback: () => void): () => void {
  clearCallbacks.add(clearCallback)
  return () => clearCallbacks.delete(clearCallback)
}

/** Leaves for `exitUrl` at once. Nothing that fails on the way keeps the page in place. */
export function leaveSite(exitUrl: string): void {
  coverPage()
  clearInputs()
  addEventListener('pageshow', reloadRestoredPage)
  location.replace(exitUrl)
}

// Everything but the cover is hidden by the style sheet, since one rule is quicker than any script.
function coverPage() {
  const overlay = document.createElement('div')
  overlay.className = 'exit-overlay'
  overlay.setAttribute('role', 'alert')
  document.body.append(overlay)
  document.documentElement.dataset.leaving = ''
  document.title = 'Loading'
  // Only what comes into an alert that is already there is read out.
  overlay.textContent = 'Loading.'
}

function clearInputs() {
  // The pages render themselves empty before the browser leaves, so that nothing is left for the Back button.
  ignoreErrors(() => flushSync(() => clearCallbacks.forEach(ignoreErrors)))
  ignoreErrors(() => sessionStorage.clear())
  ignoreErrors(deleteOfflineCopies)
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = false
    else field.value = ''
  }
}

/** The pages that the service worker keeps: by it as well, which goes on when this page is gone. */
function deleteOfflineCopies() {
  navigator.serviceWorker.controller?.postMessage({ kind: 'exit' })
  caches
    .keys()
    .then((names) => Promise.all(names.map((name) => caches.delete(name))))
    .catch(() => {})
}

// One form that fails does not stop the others; a browser may also forbid its storage.
function ignoreErrors(work: () => void) {
  try {
    work()
  } catch {}
}

// Back may lead to a page in the back/forward cache, cover and all: it reloads.
function reloadRestoredPage({ persisted: isPersisted }: PageTransitionEvent) {
  if (isPersisted) location.reload()
}

/** Calls `clear` when the visitor leaves by "Leave this site". */
export function useOnQuickExit(clear: () => void): void {
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => onQuickExit(() => latest.current()), [])
}

/** Leaving in a hurry: the page is covered, what was typed is forgotten, and another page stands in its place. */
import { flushSync } from 'react-dom'

/** Where one goes: a page that nobody has to explain. */
export const neutralAddress = 'https://www.bbc.com/weather'

const forgetters = new Set<() => void>()

/** Has `forget` called when the visitor leaves; returns what takes that back. */
export function onLeaving(forget: () => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

/** Leaves at once. Nothing that fails on the way keeps the page in place. */
export function leave(): void {
  cover()
  forgetTyped()
  addEventListener('pageshow', comeBack)
  location.replace(neutralAddress)
}

// Everything but the cover is hidden by the style sheet, since one rule is quicker than any script.
function cover() {
  const overlay = document.createElement('div')
  overlay.className = 'exit-overlay'
  overlay.setAttribute('role', 'alert')
  document.body.append(overlay)
  document.documentElement.dataset.leaving = ''
  document.title = 'Loading'
  // Only what comes into an alert that is already there is read out.
  overlay.textContent = 'Loading.'
}

function forgetTyped() {
  // The pages draw themselves empty before the browser goes, so that it keeps nothing for the Back button.
  tried(() => flushSync(() => forgetters.forEach(tried)))
  tried(() => sessionStorage.clear())
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    if (field.type === 'radio' || field.type === 'checkbox') field.checked = false
    else field.value = ''
  }
}

// One form that cannot forget does not keep the others from it; a browser may also forbid its storage.
function tried(work: () => void) {
  try {
    work()
  } catch {}
}

// Back may lead to an earlier page that the browser kept whole, cover and all: it begins anew.
function comeBack({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}

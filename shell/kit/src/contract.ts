/** What a remote and the shell agree on. A remote's `src/routes.tsx` exports exactly this. */
import type { RouteObject } from 'react-router-dom'
import type { Previews } from './preview/previews.ts'
import type { RemoteForm } from './sending/remoteForm.ts'

/** The number of the agreement: a shell refuses a remote that was built for another one. */
export const contract = 1 as const

/** A remote's front door. The shell puts `<main id="main">` around whatever its routes render. */
export type Remote = {
  contract: typeof contract
  /** Lazy pages say which chunk they come from, `handle: { chunk: 'home' }`, so that the server preloads it. */
  routes: RouteObject[]
  /** The forms of its pages that can be sent without script, one for each address. */
  forms?: RemoteForm[]
  /** How drafts look on its pages, for whoever writes them. */
  previews?: Previews
}

/** Tells whether a value is a remote we can mount, and says in words what is wrong if it is not. */
export function whatIsWrongWith(remote: unknown): string | null {
  if (typeof remote !== 'object' || remote === null) return 'it exports nothing'
  const { contract: theirs, routes, forms = [], previews = {} } = remote as Partial<Remote>
  if (theirs !== contract) return `it was built for contract ${String(theirs)}, this shell speaks ${contract}`
  if (!Array.isArray(routes)) return 'it has no list of routes'
  if (!Array.isArray(forms) || !forms.every(isForm)) return 'its forms are not a list of forms'
  if (typeof previews !== 'object' || previews === null)
    return 'its previews are not listed by what they show'
  return null
}

function isForm(form: Partial<RemoteForm> | null): boolean {
  const { path, fields, take } = form ?? {}
  return typeof path === 'string' && Array.isArray(fields) && typeof take === 'function'
}

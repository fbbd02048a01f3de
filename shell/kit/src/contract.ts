/** What a remote and the shell agree on: `src/routes.tsx` exports it without the forms, which `src/server.ts` adds. */

import type { RouteObject } from 'react-router-dom'
import type { Previews } from './preview/Preview.tsx'
import type { RemoteForm } from './submission/remote-form.ts'

/** The number of the agreement: a shell rejects a remote that was built for another one. */
export const contract = 5 as const

/** A remote's front door. The shell puts `<main id="main">` around whatever its routes render. */
export type Remote = {
  contract: typeof contract
  /**
   * Pages (`lazyPage`) say in their `handle` which chunk they come from, so that the server preloads it, and which
   * parameters of the query they read: `{ chunk: 'judgments', query: ['q', 'page'] }`. They are rendered without the
   * others, and are the same for everybody who asks with these. `load` fetches a page that somebody is about to open.
   */
  routes: RouteObject[]
  /** On the server: the forms of its pages that can be sent without script, one for each address. */
  forms?: RemoteForm[]
  /** How drafts look on its pages, for their authors. */
  previews?: Previews
}

/** Says why a value is not a remote that we can mount; null if it is one. */
export function findContractViolation(remote: unknown): string | null {
  if (typeof remote !== 'object' || remote === null) return 'it exports nothing'
  const { contract: remoteContract, routes, forms = [], previews = {} } = remote as Partial<Remote>
  if (remoteContract !== contract)
    return `it was built for contract ${String(remoteContract)}, this shell speaks ${contract}`
  if (!Array.isArray(routes)) return 'it has no list of routes'
  if (!Array.isArray(forms) || !forms.every(isForm)) return 'its forms are not a list of forms'
  if (typeof previews !== 'object' || previews === null)
    return 'its previews are not listed by what they show'
  return null
}

function isForm(form: Partial<RemoteForm> | null): boolean {
  const { path, fields, handleSubmission } = form ?? {}
  const hasFields = fields === undefined || Array.isArray(fields)
  return typeof path === 'string' && hasFields && typeof handleSubmission === 'function'
}

/** Data that the server embeds in a page, so that the browser can hydrate it without fetching. */
import type { InitialData, OfficeFacts, SubmittedForm } from '@access/kit'
import type { RemoteName } from './registry.ts'

export type BootData = {
  /** Each remote's entry and the hash it must have; none for one that is not available. */
  remotes: Partial<Record<RemoteName, { entry: string; integrity: string }>>
  /** The scripts of the remote that the page needs, which all others would ask for one after the other. */
  preloads: { href: string; integrity: string }[]
  /** Remotes that this page already shows as not available. */
  unavailableRemotes: RemoteName[]
  /** The results of the page's queries. */
  data: InitialData
  /** The office facts. */
  office: OfficeFacts
  /** The path of this page, when there is no screen at it. */
  unknownPath?: string | undefined
  /** The form of this page, as it was submitted without script. */
  submittedForm?: SubmittedForm | undefined
}

export const bootElementId = 'boot'

/** The path at which the browser fetches the active releases. */
export const activeRemotesPath = '/remotes/live.json'

/** What the server tells the browser with a page, so that it can take over without asking. */
import type { OfficeFacts, RestoredData, Submitted } from '@access/kit'
import type { RemoteName } from './remotes/registry.ts'

export type Boot = {
  /** Each remote's entry and the hash it must have; none for one that is not to be had. */
  remotes: Partial<Record<RemoteName, { entry: string; integrity: string }>>
  /** Remotes in whose place this page already shows that they are not available. */
  out: RemoteName[]
  /** What the page's queries were answered. */
  data: RestoredData
  /** What the office says of itself. */
  office: OfficeFacts
  /** The path of this page, when there is no screen at it. */
  unknown?: string | undefined
  /** What the page was told about its form. */
  submitted?: Submitted | undefined
}

export const bootElementId = 'boot'

/** Where the browser asks which remotes are live now. */
export const liveRemotesPath = '/remotes/live.json'

/** What the portal is sent while somebody looks at it: that something has changed, and never what it says. */

/** A change of the request that is open, as the audit log names it. */
export interface RequestChange {
  id: string
  actor: string
  action: string
  /** What was changed, where it is not the request itself, such as a document. */
  itemType: string
  /** ISO 8601. */
  occurredAt: string
}

/** Somebody else who has the same request open. */
export interface PresentColleague {
  id: string
  name: string
}

/** The data of each kind of event. */
export interface LiveEvents {
  /** Requests, or what belongs to them: lists and counts of before may be wrong. */
  requests: null
  /** The same of contact messages. */
  messages: null
  /** What others have changed in the request that is open. */
  changes: RequestChange[]
  /** Who else has it open. */
  presence: PresentColleague[]
  /** The time at which all of before was sent, in ISO 8601: who begins anew may say `?since=` it. */
  clock: string
}

/** Actions that only read: they change nothing. */
export const readingActions: readonly string[] = [
  'opened',
  'looked at the names',
  'looked for an attorney',
  'looked through',
  'printed a redacted case sheet',
  'printed the case sheet',
  'viewed the pages of',
]

/** `?request=` names the request that is open, and `since` from when its changes are told. */
export const livePath = '/api/admin/live'

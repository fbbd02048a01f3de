/**
 * A form that works without script: it is sent to the address of its own page (`<form method="post">` with a
 * `FormToken` as its first child), and the remote decides what that page says next. The shell looks after the rest:
 * that the form came from our page, what the page carries, and passing files on.
 *
 * The page reads what it was told by `useSubmitted(address)`; so does the browser when its script arrives late.
 */

export type RemoteForm = {
  /** The page's whole address, as a route says it: `/contact`, `/events/:id/place/:link`. All forms on it share this. */
  path: string
  /** The names of the fields with one text each; what else is sent is dropped. The buttons' `name` counts too. */
  fields: readonly string[]
  /** The names of the fields that may be there several times, such as check boxes. */
  lists?: readonly string[]
  /**
   * The field with files, for a form with `encType="multipart/form-data"`. Each of the first `most` is streamed to
   * `POST /api/documents` while the form is still being read; what came of it is in `Sent.files`.
   */
  files?: { field: string; most: number }
  /**
   * Decides what the page says next. It runs on the server only, for 15 seconds at most: load what it needs by
   * `import()`, and the browser is spared it. If it throws, the page is shown again with everything typed and carried,
   * the failure `failed`, and nothing in `shows`.
   */
  take(sent: Sent, desk: Desk): Promise<Told>
}

/** A form as it arrived. */
export type Sent = {
  /** Every one of `fields`, with '' where nothing was sent. Lines end with `\\n`. */
  values: Record<string, string>
  /** Every one of `lists`. */
  lists: Record<string, string[]>
  /** What the page was told to carry; null on a page that was merely opened. */
  carried: unknown
  /** The variable parts of the address, by their names in `path`. */
  params: Record<string, string | undefined>
  /** In the order they were chosen. The answer is that of `POST /api/documents`, `{ id, name, kind, size, … }`. */
  files: SentFile[]
  /** Whole seconds since the page was first opened; pages shown again do not begin anew. */
  secondsOpen: number
  /**
   * Whether the page was open for more than four hours, or its token is none of ours. The desk then sends nothing
   * and says `expired`, so this need not be asked before sending.
   */
  expired: boolean
}

/** What came of one file; `leftOut` is one more than `most`, and was not sent on. */
export type SentFile = { name: string } & (Outcome<Record<string, unknown>> | { leftOut: true })

/** What came of asking the gateway. */
export type Outcome<Answer> =
  | { answer: Answer }
  /** What the rules find wrong, by field. */
  | { errors: Record<string, string> }
  /** Seconds until it is worth trying again. */
  | { failure: SubmittedFailure; retryAfter: number }

/** The page was open for too long; too much came from there; it was too long; something did not work on our side. */
export type SubmittedFailure = 'expired' | 'too many' | 'too large' | 'failed'

/** Asks the gateway for the visitor, from the visitor's address. */
export type Desk = {
  /**
   * A REST call. The same body from the same page goes under the same Idempotency-Key, however often it is sent,
   * until the page has been told neither errors nor failure. `beside` is sent with it and does not make it another
   * one: `{ seconds: secondsOpen }`.
   */
  send<Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    beside?: object,
  ): Promise<Outcome<Answer>>
  /** A GraphQL operation; the answer is its data. `missing` is NOT_FOUND. */
  ask<Data>(
    operation: string,
    variables?: Record<string, unknown>,
  ): Promise<Outcome<Data> | { missing: true }>
}

/**
 * What the page says next. An outcome that is no answer can be spread into it: `{ values, ...outcome }`. The page's
 * status follows from it: 400 with errors, 429, 413 or 503 with a failure, otherwise 200.
 */
export type Told = {
  /** What stands in the fields again; nothing unless said. */
  values?: Record<string, string>
  lists?: Record<string, string[]>
  /** What is wrong, by field. */
  errors?: Record<string, string>
  failure?: SubmittedFailure
  retryAfter?: number
  /**
   * JSON that the next sending gives back as `Sent.carried`: sealed into the page's token, so that nobody reads it in
   * the page or makes it up. Up to 120 kB.
   */
  carried?: unknown
  /** JSON that the page is rendered from, such as its step. Everybody who reads the page's source reads it. */
  shows?: unknown
  /** JSON that the sender is given, once: the page shows it instead of the form or above it. */
  receipt?: Record<string, unknown>
  /**
   * How the receipt is shown: `redirect`, unless said, to an address that shows it again for four hours when it is
   * reloaded; or `stay`, as the answer to this sending, for one that must not stand in an address.
   */
  afterwards?: 'stay' | 'redirect'
  /** The address of another page of this remote whose form the page has as well: it gets a token for that one too. */
  onward?: string
}

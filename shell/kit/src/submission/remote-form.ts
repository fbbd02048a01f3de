/**
 * A form that works without script: it is sent to the address of its own page (`<form method="post">` with a
 * `FormToken` as its first child), and the remote decides what that page says next. The shell looks after the rest:
 * that the form came from our page, its hidden state, and forwarding files.
 *
 * The page reads the result by `useSubmittedForm(path)`; so does the browser when its script arrives late.
 */
import type { AnyVariables, TypedDocumentNode } from 'urql'

export type RemoteForm = {
  /** The page's whole address, as a route says it: `/contact`, `/events/:id/place`. All forms on it share this. */
  path: string
  /**
   * The names of the fields with one text each; what else is sent is dropped. The buttons' `name` counts too. A form
   * without them takes every text, and picks its own.
   */
  fields?: readonly string[]
  /** The names of the fields that may be there several times, such as check boxes. */
  lists?: readonly string[]
  /**
   * The field with files, for a form with `encType="multipart/form-data"`. Each of the first `maxCount` is streamed to
   * `POST /api/documents` while the form is still being read; the results are in `FormSubmission.files`.
   */
  files?: { field: string; maxCount: number }
  /**
   * The form may be sent from anywhere, as email programs do to end what they show: anyone who knows the address of its page,
   * which holds a secret, may do what it does.
   */
  isOpenToOtherSites?: true
  /**
   * Decides what the page says next. It runs on the server only, for 15 seconds at most: load what it needs by
   * `import()`, and the browser is spared it. If it throws, the page is shown again with everything typed, its
   * hidden state, the failure `failed`, and no view state.
   */
  handleSubmission(submission: FormSubmission, apiClient: ApiClient): Promise<FormResult>
}

/** A form as it arrived. */
export type FormSubmission = {
  /** Every one of `fields`, with '' where nothing was sent, or else all that was sent. Lines end with `\\n`. */
  values: Record<string, string>
  /** Every one of `lists`. */
  lists: Record<string, string[]>
  /** The hidden state of the page; null from a page that was only opened. */
  hiddenState: unknown
  /** The variable parts of the address, by their names in `path`. */
  params: Record<string, string | undefined>
  /** In the order they were chosen. The answer is that of `POST /api/documents`, `{ id, name, kind, size, … }`. */
  files: SubmittedFile[]
  /**
   * Whether the page has a token, which is more than four hours old or none of ours. The API client then sends
   * nothing and returns `expired`, so this need not be checked before sending.
   */
  isExpired: boolean
}

/** The result of one file; with `exceedsLimit` it was beyond `maxCount`, and not forwarded. */
export type SubmittedFile = { name: string } & (ApiResult<Record<string, unknown>> | { exceedsLimit: true })

/** The result of a call to the gateway. */
export type ApiResult<Answer> =
  | { data: Answer }
  /** Validation errors, by field. */
  | { errors: Record<string, string> }
  /** Seconds until it is worth trying again; and why not, in words, where the service says it (CONFLICT). */
  | { failure: FormFailure; retryAfter: number; message?: string }

/** The page was open for too long; too much came from there; it was too long; something did not work on our side. */
export type FormFailure = 'expired' | 'too many' | 'too large' | 'failed'

/** Calls the gateway for the visitor, with the visitor's IP address. */
export type ApiClient = {
  /**
   * A REST call. The same body from the page of an earlier submission goes under the same Idempotency-Key, however
   * often it is sent, until a submission ends without errors or failure; from a page that was only opened it goes
   * without one, and is known by its content and the visitor's IP address for ten minutes.
   */
  sendRequest<Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<ApiResult<Answer>>
  /** A GraphQL operation; the answer is its data. `notFound` is NOT_FOUND. */
  executeOperation<Data, Variables extends AnyVariables>(
    operation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<ApiResult<Data> | { notFound: true }>
}

/**
 * What the page shows next. A result without data can be spread into it: `{ values, ...result }`. The page's
 * status follows from it: 400 with errors, 429, 413 or 503 with a failure, otherwise 200.
 */
export type FormResult = {
  /** What stands in the fields again; nothing unless said. */
  values?: Record<string, string>
  lists?: Record<string, string[]>
  /** What is wrong, by field. */
  errors?: Record<string, string>
  failure?: FormFailure
  retryAfter?: number
  /**
   * JSON that the next submission returns as `FormSubmission.hiddenState`: encrypted in the page's token, so that
   * nobody can read or forge it. Up to 120 kB.
   */
  hiddenState?: unknown
  /** JSON that the page is rendered from, such as its step. Everybody who reads the page's source reads it. */
  viewState?: unknown
  /** JSON for the sender, once: the page shows it instead of the form or above it. */
  receipt?: Record<string, unknown>
  /**
   * How the receipt is shown: `redirect`, unless said, to an address that shows it again for four hours when it is
   * reloaded; or `stay`, as the response to this submission, for one that must not be in a URL.
   */
  receiptMode?: 'stay' | 'redirect'
  /** The address of another page of this remote whose form the page has as well: it gets a token for that one too. */
  linkedFormPath?: string
}

/** Decides what the status page says after one of its forms was sent without script. */
import type { Desk, Sent, SentFile, Told } from '@access/kit'
import { sentences } from '@access/requests/documents/document.rules'
import { type Call, calls, type RequestStatus, type Standing } from './calls.ts'
import { type Ask, type Errors, type Next, perform, type Said } from './perform.ts'
import { documents } from './words.ts'

/** What the page is rendered from. The pass is not in it. */
export interface Shows {
  standing: Standing | null
  /** Whether the status was closed, and has to be opened again. */
  over: boolean
  /** Seconds until it is worth trying again, after a failure. */
  wait: number
}

/** What the token carries, sealed: what opens the status, and a message that could not be sent. */
interface Carried {
  pass?: string
  reference?: string
  draft?: { reference: string; text: string }
}

type Refused = Exclude<Next, { opened: RequestStatus } | { over: true }>

const nothing: Shows = { standing: null, over: false, wait: 0 }

export async function takeForm({ values, files, carried }: Sent, { ask }: Desk): Promise<Told> {
  const kept = (carried ?? {}) as Carried
  const { pass = '', reference } = kept
  const text = values.text ?? ''
  const call = callIn(values.do)
  // From the notice that the status was closed to the form.
  if (!call) return { carried: kept }

  if (call === 'open')
    return lookUp(ask, kept, { reference: values.reference ?? '', words: values.words ?? '' })

  const unsent: Carried = text && reference ? { ...kept, draft: { reference, text } } : kept
  const next = await perform(ask, call, { pass, ...(call === 'write' ? { text } : idsOf(call, files)) })
  if ('opened' in next) return opened(next.opened, kept, refusedOf(files))
  if ('over' in next) return { carried: { draft: unsent.draft }, shows: { ...nothing, over: true } }

  // The whole page is shown again, around what was not done.
  const now = await perform(ask, 'look', { pass })
  const around = 'opened' in now ? opened(now.opened, unsent) : { carried: unsent, shows: nothing }
  return because({ ...around, errors: refusedOf(files) }, next)
}

/** What the form asks to be done. */
const callIn = (said: string | undefined): Call | undefined =>
  said && Object.hasOwn(calls, said) ? (said as Call) : undefined

async function lookUp(ask: Ask, kept: Carried, said: Record<string, string>): Promise<Told> {
  const next = await perform(ask, 'open', said)
  if ('opened' in next) return opened(next.opened, kept)
  if ('over' in next) return { carried: kept, shows: { ...nothing, over: true } }
  return because({ values: said, carried: kept, shows: nothing }, next)
}

/** A message that was being written stands in its field again, if it is about this request. */
function opened({ pass, ...standing }: RequestStatus, { draft }: Carried, errors: Errors = {}): Told {
  const { reference } = standing
  return {
    values: draft?.reference === reference ? { text: draft.text } : {},
    errors,
    carried: { pass, reference } satisfies Carried,
    shows: { ...nothing, standing } satisfies Shows,
  }
}

function because(around: Told, next: Refused): Told {
  if ('errors' in next) return { ...around, errors: { ...next.errors, ...around.errors } }
  return { ...around, ...next, shows: { ...(around.shows as Shows), wait: next.retryAfter } }
}

const idsOf = (call: Call, files: readonly SentFile[]): Said =>
  call === 'addDocuments'
    ? { documents: files.flatMap((file) => ('answer' in file ? [String(file.answer.id)] : [])) }
    : {}

/** A sentence for each document that was not taken, on a line of its own. */
function refusedOf(files: readonly SentFile[]): Errors {
  const refused = files.flatMap((file) => ('answer' in file ? [] : [sentenceOf(file)]))
  return refused.length > 0 ? { documents: refused.join('\n') } : {}
}

function sentenceOf(file: Exclude<SentFile, { answer: unknown }>): string {
  if ('leftOut' in file) return sentences.tooMany()
  return ('errors' in file && file.errors.file) || documents.notTaken(file.name)
}

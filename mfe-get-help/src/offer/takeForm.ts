/** Decides what the page says after one of its forms was sent without script. */
import type { Desk, Sent, Told } from '@access/kit'
import { type Call, calls, type Offer } from './calls.ts'
import { perform } from './perform.ts'
import { ended } from './words.ts'

/** What the page is rendered from. The code is not in it. */
export interface Shows {
  offer: Offer | null
}

/** What the token carries, sealed: the code that was typed, and what it opened. */
interface Carried {
  code?: string
  offer?: Offer
}

export async function takeForm({ values, carried }: Sent, { ask }: Desk): Promise<Told> {
  const kept = (carried ?? {}) as Carried
  const call = callIn(values.do)
  if (!call) return {}
  const { code: typed = '', reason = '' } = values
  const code = call === 'open' ? typed.trim() : (kept.code ?? '')

  const next = await perform(ask, call, { code, reason })
  if ('offer' in next) return { carried: { code, offer: next.offer }, shows: { offer: next.offer } }
  if ('ended' in next) return { values: { code: typed }, errors: { code: ended }, shows: { offer: null } }
  // The page is shown again as it was, around what was not done.
  const offer = call === 'open' ? null : (kept.offer ?? null)
  return { values: { code: typed, reason }, carried: kept, shows: { offer } satisfies Shows, ...next }
}

const callIn = (said: string | undefined): Call | undefined =>
  said && Object.hasOwn(calls, said) ? (said as Call) : undefined

/** What tabs of one browser tell each other about a draft that is open in both. The four words are never among it. */
import { asDraft, type Draft } from './draft.ts'

const name = 'get-help'

/** What another tab with the same draft has to say. */
export interface Hears {
  /** There is such a tab. */
  open(): void
  /** It was typed in there. */
  changed(draft: Draft): void
  sent(reference: string): void
  cleared(): void
}

type Said =
  | { kind: 'opened' | 'open too' | 'cleared'; id: string }
  | { kind: 'changed'; id: string; draft: Draft }
  | { kind: 'sent'; id: string; reference: string }

export interface Tabs {
  say(said: Said): void
  close(): void
}

/** Joins the tabs; `mine` is the draft open in this one. A browser without channels has one tab only. */
export function joinTabs(mine: () => string, hears: Hears): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { say() {}, close() {} }
  const channel = new BroadcastChannel(name)
  const say = (said: Said) => channel.postMessage(said)
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data?.id !== mine()) return
    if (data.kind === 'opened') say({ kind: 'open too', id: data.id })
    if (data.kind === 'opened' || data.kind === 'open too') return hears.open()
    if (data.kind === 'sent') return hears.sent(String(data.reference))
    if (data.kind === 'cleared') return hears.cleared()
    // A tab may still run an older release.
    const draft = data.kind === 'changed' && asDraft(data.draft)
    if (draft) hears.changed(draft)
  }
  return { say, close: () => channel.close() }
}

/** Synchronizes a draft between the tabs of a browser. The passphrase is never part of it. */
import { type Draft, parseDraft } from './draft.ts'

const channelName = 'get-help'

/** Events from another tab with the same draft. */
interface DraftChannelListener {
  /** Another tab has the draft open. */
  onOpen(): void
  /** The draft was edited there. */
  onChange(draft: Draft): void
  onSent(reference: string): void
  onClear(): void
}

type DraftMessage =
  | { kind: 'opened' | 'alreadyOpen' | 'cleared'; id: string }
  | { kind: 'changed'; id: string; draft: Draft }
  | { kind: 'sent'; id: string; reference: string }

export interface DraftChannel {
  post(message: DraftMessage): void
  close(): void
}

/** Opens the channel; does nothing in browsers without BroadcastChannel. */
export function openDraftChannel(getDraftId: () => string, listener: DraftChannelListener): DraftChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} }
  const channel = new BroadcastChannel(channelName)
  const post = (message: DraftMessage) => channel.postMessage(message)
  channel.onmessage = ({ data }: MessageEvent<DraftMessage>) => {
    if (data?.id !== getDraftId()) return
    if (data.kind === 'opened') post({ kind: 'alreadyOpen', id: data.id })
    if (data.kind === 'opened' || data.kind === 'alreadyOpen') return listener.onOpen()
    if (data.kind === 'sent') return listener.onSent(String(data.reference))
    if (data.kind === 'cleared') return listener.onClear()
    // A tab may still run an older release.
    const draft = data.kind === 'changed' && parseDraft(data.draft)
    if (draft) listener.onChange(draft)
  }
  return { post, close: () => channel.close() }
}

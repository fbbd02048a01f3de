/** What was found by looking into a file that somebody sent. */
import type { RejectionReason } from '../../attachments/document.rules.ts'

/** What is known of a document that is taken. */
export interface InspectedContent {
  /** It has, or may have, scripts, attachments or objects in it that do something when it is opened. */
  activeContent: boolean
  /** It is encrypted with a password that we do not have: neither we nor a virus scanner see what is in it. */
  needsPassword: boolean
}

/** Why a file is refused, or what it is. */
export type Inspection =
  | { rejection: RejectionReason; content: null }
  | { rejection: null; content: InspectedContent }

export const rejectDocument = (rejection: RejectionReason): Inspection => ({ rejection, content: null })

export const acceptDocument = (content: Partial<InspectedContent> = {}): Inspection => ({
  rejection: null,
  content: { activeContent: false, needsPassword: false, ...content },
})

/** When each kind of letter is sent. */
import type { LetterKind } from '@access/requests/casework/letters/letter.rules'

export const letterOccasions: Record<string, string> = {
  declined: 'When a request is declined',
  referred: 'When a request is referred',
  closing: 'When a request is closed',
  asking: 'Before a request is closed',
} satisfies Record<LetterKind, string>

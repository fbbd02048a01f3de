/** Text with highlighted matches. It comes as parts, never as markup. */
import { mapByPlace } from '@access/kit'

export type TextPart = { text: string; isMatch: boolean }

export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return mapByPlace(parts, ({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))
}

export const hasMatch = (parts: readonly TextPart[] = []) => parts.some(({ isMatch }) => isMatch)

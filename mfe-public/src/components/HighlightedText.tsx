/** Text with highlighted matches. It comes as parts, never as markup. */

export type TextPart = { text: string; isMatch: boolean }

export function HighlightedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMatch ? <mark key={index}>{text}</mark> : text,
  )
}

export const hasMatch = (parts: readonly TextPart[] = []) => parts.some(({ isMatch }) => isMatch)

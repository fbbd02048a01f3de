/** A text in which what was searched for is marked. It comes as pieces, never as markup. */

export type TextPart = { text: string; isMatch: boolean }

export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMatch ? <mark key={place}>{text}</mark> : text,
  )
}

export const hasMatch = (parts: readonly TextPart[] = []) => parts.some(({ isMatch }) => isMatch)

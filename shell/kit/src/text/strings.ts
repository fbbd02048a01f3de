/** Text formatting that several screens share. */
/** The first letters of the first two words of a name: 'Marisol Vega Ortiz' is 'MV'. */
export function getInitials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}

/** A stored word as people read it: 'upcoming' is 'Upcoming'. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The page number in a URL; the first if it is invalid. Seven digits are more than any list has, and fit in GraphQL. */
export const parsePageNumber = (text: string | null): number =>
  /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1

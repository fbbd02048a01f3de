/** Texts with highlighted matches, as the API returns them. */

export interface Part {
  text: string
  isMatch: boolean
}

export const joinText = (parts: readonly Pick<Part, 'text'>[] = []) => parts.map(({ text }) => text).join('')

/** What is highlighted. */
export const getMatches = (parts: readonly Part[] = []) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

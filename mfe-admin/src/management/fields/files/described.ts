/** Asks for words about a picture, on top of an item's own rules: the service takes items without, for who has none. */
import type { Rules } from '../../definition.ts'
import { describeIt } from './words.ts'

/** The fields that stand beside a picture's address. */
export const wordsFor = (picture: string) => `${picture}Alt`
export const decorates = (picture: string) => `${picture}Decorative`

/** The same rules, which also object to a picture that is not described and does not only decorate. */
export const describing = (rules: Rules, picture: string): Rules => ({
  safeParse(draft) {
    const issues = rules.safeParse(draft).error?.issues ?? []
    const missing = isMissing(draft as Record<string, unknown>, picture)
    const all = missing ? [...issues, { path: [wordsFor(picture)], message: describeIt }] : issues
    return all.length === 0 ? { success: true } : { success: false, error: { issues: all } }
  },
})

function isMissing(draft: Record<string, unknown>, picture: string): boolean {
  const words = draft[wordsFor(picture)]
  return Boolean(draft[picture]) && !draft[decorates(picture)] && !(typeof words === 'string' && words.trim())
}

/** Requires alternative text on top of an item's own rules: the service accepts items without. */
import type { ValidationRules } from '../../../forms/draft.ts'
import { altTextMissingMessage } from './files.messages.ts'

/** The fields that stand beside a picture's address. */
export const getAltField = (pictureField: string) => `${pictureField}Alt`
export const getDecorativeField = (pictureField: string) => `${pictureField}Decorative`

/** The same rules, which also object to a picture that is not described and does not only decorate. */
export const requireAltText = (rules: ValidationRules, pictureField: string): ValidationRules => ({
  safeParse(draft) {
    const issues = rules.safeParse(draft).error?.issues ?? []
    const missing = isAltTextMissing(draft as Record<string, unknown>, pictureField)
    const all = missing
      ? [...issues, { path: [getAltField(pictureField)], message: altTextMissingMessage }]
      : issues
    return all.length === 0 ? { success: true } : { success: false, error: { issues: all } }
  },
})

/** Whether a picture is neither described nor said to decorate only. */
export function isAltTextMissing(draft: Record<string, unknown>, pictureField: string): boolean {
  const altText = draft[getAltField(pictureField)]
  return (
    Boolean(draft[pictureField]) &&
    !draft[getDecorativeField(pictureField)] &&
    !(typeof altText === 'string' && altText.trim())
  )
}

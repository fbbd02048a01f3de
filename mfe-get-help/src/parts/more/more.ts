/** What an applicant may add after sending, as it is typed, and as it is sent. */
import { moreQuestions } from './words.ts'

export type MoreField = keyof typeof moreQuestions

/** Safe ways are several, all else is one text; what is chosen between yes and no is one of the two. */
export type Told = Partial<Record<Exclude<MoreField, 'safeWays'>, string>> & { safeWays?: string[] }

export const moreFields = Object.keys(moreQuestions) as MoreField[]

const yesOrNo: readonly MoreField[] = ['leaveMessage', 'interpreter']

/** Only what was told: what is left out stays as it was told before. */
export function inputOf(told: Told): Record<string, string | boolean | string[]> {
  return Object.fromEntries(
    moreFields.flatMap((field) => {
      const said = told[field]
      if (!said?.length || (typeof said === 'string' && !said.trim())) return []
      return [[field, yesOrNo.includes(field) ? said === 'yes' : said]]
    }),
  )
}

/** What was wrong, by question, wherever in the call it was found. */
export function wrongIn(errors: Record<string, string>): Partial<Record<MoreField, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = path.split('.').find((part) => moreFields.includes(part as MoreField))
      return field ? [[field, message]] : []
    }),
  )
}

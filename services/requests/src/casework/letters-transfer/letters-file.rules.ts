/** The letters and the templates of messages in the file in which one organisation hands its setup on to another. */
import { parseJson } from '@access/service-kit/text/json.rules'
import { z } from 'zod'

/** The most letters that a file has: as many as there are, and nobody adds one. */
export const maxLetters = 20

const line = z.string().max(200)

/** As far as its form goes: what stands in it is checked by the rules of each letter and template. */
const lettersFile = z.object({
  letters: z.array(z.object({ name: line, subject: z.unknown(), text: z.unknown() })).max(maxLetters),
  messageTemplates: z.array(z.object({ name: line, text: z.unknown() })).max(200),
})

export type LettersFile = z.output<typeof lettersFile>

export const lettersFileMessages = {
  unreadable: 'There are no letters in this file. Choose another one',
  unknownLetter: 'There is no such letter here',
} as const

/** Null where the file has no letters. */
export function parseLettersFile(fileText: string): LettersFile | null {
  return lettersFile.safeParse(parseJson(fileText)).data ?? null
}

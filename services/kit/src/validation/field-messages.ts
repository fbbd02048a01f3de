/** What is wrong with the fields of an input, in words. */
import type { z } from 'zod'
import type { FieldMessages } from '../errors/errors.ts'

/** The first message for each field of a failed parse. */
export function getFieldMessages(error: z.ZodError): FieldMessages {
  // A field may be called anything, `toString` too.
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys'
    const paths = unknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      const name = path.join('.')
      if (!fields.has(name)) fields.set(name, unknown ? 'There is no such field' : issue.message)
    }
  }
  return Object.fromEntries(fields)
}

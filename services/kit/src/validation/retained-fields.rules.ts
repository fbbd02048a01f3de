/** Fields that an update keeps when it leaves them out. Every other field that is left out is cleared. */
import { z } from 'zod'

/**
 * Of a field that the specified form lacks: who saves that form says nothing about it. Null, or an empty text, clears it.
 *
 * Within `nonoptional` the rules are not asked about what is left out, so that it stays undefined.
 */
export const retainedWhenOmitted = <Rules extends z.ZodType>(rules: Rules) => z.optional(z.nonoptional(rules))

export const isRetainedWhenOmitted = (rules: unknown): boolean =>
  rules instanceof z.ZodOptional && rules.unwrap() instanceof z.ZodNonOptional

const listFormat = new Intl.ListFormat('en-US')

/** In a sentence: 'omitted fields are cleared, except clientInfo'. */
export function describeOmission({ shape }: z.ZodObject): string {
  const retained = Object.keys(shape).filter((name) => isRetainedWhenOmitted(shape[name]))
  return [
    'omitted fields are cleared',
    ...(retained.length > 0 ? [`except ${listFormat.format(retained)}`] : []),
  ].join(', ')
}

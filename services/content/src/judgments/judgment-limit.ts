/** Of how many judgments a request may ask for what we have besides: the same articles again for thousands would be a huge answer. */
import { type Context, Invalid } from '@access/service-kit'

const maxJudgments = 50

const counts = new WeakMap<Context, Map<unknown, number>>()

/** Counts one more judgment of this request that `field` (what stands for it) is asked of; `Invalid` beyond the limit. */
export function limitJudgments(context: Context, field: unknown): void {
  const byField = counts.get(context) ?? new Map<unknown, number>()
  counts.set(context, byField)
  const count = (byField.get(field) ?? 0) + 1
  byField.set(field, count)
  if (count > maxJudgments)
    throw new Invalid({ judgments: `Ask this of ${maxJudgments} judgments or fewer at once` })
}

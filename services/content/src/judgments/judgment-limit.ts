/** Of how many judgments, or posts, a request may ask for what we have besides: the same articles again for thousands would be a huge answer. */
import { type Context, Invalid } from '@access/service-kit'

const maxItems = 50

const counts = new WeakMap<Context, Map<unknown, number>>()

/** Counts one more item of this request that `field` (what stands for it) is asked of; `Invalid` beyond the limit. */
export function limitJudgments(context: Context, field: unknown, items = 'judgments'): void {
  const byField = counts.get(context) ?? new Map<unknown, number>()
  counts.set(context, byField)
  const count = (byField.get(field) ?? 0) + 1
  byField.set(field, count)
  if (count > maxItems) throw new Invalid({ [items]: `Ask this of ${maxItems} ${items} or fewer at once` })
}

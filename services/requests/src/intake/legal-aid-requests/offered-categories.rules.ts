/** The rules of a request by the categories that the office offers: the service and the gateway apply the same ones. */
import { createLegalAidRequestRules } from './legal-aid-request.rules.ts'

/** Building rules takes longer than applying them, and the categories hardly ever change. */
function rememberLast<Rules>(create: (categories: readonly string[]) => Rules) {
  let last: { key: string; rules: Rules } | undefined
  return (categories: readonly string[]): Rules => {
    const key = JSON.stringify(categories)
    if (last?.key !== key) last = { key, rules: create(categories) }
    return last.rules
  }
}

/** The rules of a request, where the office helps with these kinds of problems. */
export const getLegalAidRequestRules = rememberLast(createLegalAidRequestRules)

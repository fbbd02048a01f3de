/** Who and what can be chosen: whatever stands in any audit at least once. */
import { useQuery } from 'urql'
import { type Audit, authAudit, contentAudit, requestAudit } from './documents.ts'

export type Choices = Record<'whos' | 'actions' | 'nouns', { value: string; label: string }[]>

export function useChoices(): Choices {
  // What cannot be had just now is not offered.
  const parts = [useOf(contentAudit), useOf(requestAudit), useOf(authAudit)].flatMap(
    (data) => data?.choices ?? [],
  )
  const all = (name: keyof Choices) =>
    [...new Set(parts.flatMap((part) => part[name]))].toSorted().map((value) => ({ value, label: value }))
  return { whos: all('whos'), actions: all('actions'), nouns: all('nouns') }
}

const useOf = ({ choices }: Audit) => useQuery({ query: choices, variables: {} })[0].data

/** The judgments that cite those that are about to be deleted. */
import { formatCount } from '../components/change.messages.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Dependents } from '../management/Dependents.tsx'
import type { DependentsProps } from '../management/definition/definition.ts'
import { CitingJudgmentCountDocument, type JudgmentRowFragment } from './judgments.generated.ts'

export function JudgmentDependents({ ids }: DependentsProps<JudgmentRowFragment>) {
  const query = useLiveQuery(CitingJudgmentCountDocument, { judgments: ids }, 'Judgment')
  const { count = 0 } = query.data ?? {}
  return (
    <Dependents query={query} unknownText="We cannot tell right now whether other judgments cite it.">
      {count > 0 &&
        `${formatCount(count, 'other judgment')} ${count === 1 ? 'cites' : 'cite'} ${ids.length === 1 ? 'it' : 'them'}. The links there disappear. A hidden judgment can be shown again.`}
    </Dependents>
  )
}

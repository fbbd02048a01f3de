/** The open matters and offers of team members who are about to be deleted. */
import { formatCount } from '../components/change.messages.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import { Dependents } from '../management/Dependents.tsx'
import type { DependentsProps } from '../management/definition/definition.ts'
import { OpenMatterCountDocument, type TeamMemberRowFragment } from './team.generated.ts'

export function TeamMemberDependents({ ids }: DependentsProps<TeamMemberRowFragment>) {
  const query = useLiveQuery(OpenMatterCountDocument, { teamMembers: ids }, 'LegalAidRequest')
  const { count = 0 } = query.data ?? {}
  const pronoun = ids.length === 1 ? 'This colleague has' : 'These colleagues have'
  return (
    <Dependents query={query} unknownText="We cannot tell right now whether there are open matters.">
      {count > 0 &&
        `${pronoun} ${formatCount(count, 'open matter')}, offers included. They stay as they are, but nothing more can be offered. Who is inactive can come back.`}
    </Dependents>
  )
}

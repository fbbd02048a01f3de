/** Whether a version of the constitution is the one in force, or one that will be. */

import { useQuery } from 'urql'
import { Badge } from '../components/Badge.tsx'
import { ConstitutionInForceDocument, type ConstitutionVersionRowFragment } from './constitution.generated.ts'

const context = { additionalTypenames: ['ConstitutionVersion'] }

/** Says nothing of those that others have replaced. */
export function VersionStatus({
  version: { id, effectiveDate },
}: {
  version: ConstitutionVersionRowFragment
}) {
  const [{ data }] = useQuery({ query: ConstitutionInForceDocument, variables: {}, context })
  if (!data) return null
  if (data.inForce?.id === id) return <Badge tone="moss">In force</Badge>
  if (!data.inForce || effectiveDate > data.inForce.effectiveDate) return <Badge tone="sky">To come</Badge>
  return null
}

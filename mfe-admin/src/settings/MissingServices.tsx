/** Which of the practice areas that are written no service describes yet. */
import { Link } from 'react-router-dom'
import { useQuery } from 'urql'
import parts from '../components/components.module.css'
import { useWrittenValues } from '../management/fields/field-context.ts'
import { DescribedServicesDocument } from './office-setup.generated.ts'
import type { OfficeFragment } from './settings.generated.ts'

const listFormat = new Intl.ListFormat('en-US')

export function MissingServices() {
  const { practiceAreas = [] } = useWrittenValues() as Partial<OfficeFragment>
  const [{ data }] = useQuery({ query: DescribedServicesDocument, requestPolicy: 'cache-and-network' })
  if (!data) return null
  const described = data.services.map(({ category }) => category?.toLowerCase())
  const missing = practiceAreas
    .map(({ name }) => name)
    .filter((name) => name && !described.includes(name.toLowerCase()))
  return (
    <div className={parts.inside}>
      <p>
        {missing.length > 0
          ? `No service describes ${listFormat.format(missing)} yet. `
          : 'A service describes each of them. '}
        <Link to="/admin/services">Services</Link> say who can get help and how.
      </p>
    </div>
  )
}
